import { counted } from '~/app/copy/en/counted';
import { formatAsked } from '~/app/copy/en/entered-by';
import type { ClaimKind } from '~/domain/claims/claim-subject';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { AccountChange, DriverAccountChange, Mail } from '~/domain/mail/mail';
import { failingDays } from '~/domain/webhooks/limits';

type AdminChange = Extract<Mail, { kind: 'account-changed' }>;
type Entered = Extract<Mail, { kind: 'list-entered' }>;
type AnsweredClaim = Extract<Mail, { kind: 'claim-answered' }>;
type AccessChange = Extract<Mail, { kind: 'access-changed' }>;
type WebhookOff = Extract<Mail, { kind: 'webhook-off' }>;
type MessageFailed = Extract<Mail, { kind: 'webhook-message-failed' }>;
type DriverChange = Extract<Mail, { kind: 'driver-account-changed' }>;

interface Place {
  readonly siteName: string;
  readonly companyName: string;
}
interface Request {
  readonly requestId: string;
}

const roles: Record<CompanyRole, string> = {
  'company-admin': 'a company administrator',
  'site-admin': 'a site administrator',
  dispatcher: 'a dispatcher',
  steward: 'a steward',
};
const adminChanges: Record<AccountChange, { subject: string; text: string }> = {
  password: { subject: 'Your password was changed', text: 'has a new password' },
  email: {
    subject: 'Your email address was changed',
    text: 'no longer uses this email address. Password links will not be sent here',
  },
  'second-factor-on': { subject: 'Two-step sign-in is on', text: 'now asks for a second step' },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    text: 'no longer asks for a second step. The password alone is enough to sign in',
  },
  'recovery-codes': {
    subject: 'Your recovery codes were replaced',
    text: 'has new recovery codes; the old ones stopped working',
  },
  'app-added': {
    subject: 'An authenticator app was added',
    text: 'now also accepts codes from an authenticator app as the second step',
  },
  'app-removed': {
    subject: 'The authenticator app was removed',
    text: 'no longer accepts codes from an authenticator app; a passkey is its second step',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: 'accepts a new passkey as the second step after the password',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'no longer accepts one of its passkeys',
  },
};
const adminChangedBy: Record<AdminChange['by'], string> = {
  password: 'by someone who knew the password',
  link: 'with the link emailed to this address',
  'master-password': 'with the master password',
  master: 'by the master administrator',
};

const driverChanges: Record<DriverAccountChange, { subject: string; text: string }> = {
  password: { subject: 'Your password was changed', text: 'You have a new password' },
  'password-removed': {
    subject: 'Your password was removed',
    text: 'You no longer have a password and sign in with your employee ID only',
  },
  'password-due': {
    subject: 'Your password was removed: set a new one',
    text: 'You no longer have a password and need a one-time code from your administrator to set one',
  },
  answers: {
    subject: 'Your security questions were set',
    text: 'Two security questions can now be used to reset your password',
  },
  'answers-removed': {
    subject: 'Your security questions were removed',
    text: 'Security questions can no longer be used to reset your password',
  },
};
const driverChangedBy: Record<DriverChange['by'], string> = {
  password: 'by someone who knew your password',
  code: 'with a one-time code from your administrator',
  answers: 'with the answers to your security questions',
  administrator: 'by an administrator',
};

const published = (days: string | null) =>
  days === null ? 'Vacation results' : `Job results for the week of ${days}`;
const selection = (days: string | null) =>
  days === null ? 'Vacation selection' : `Job selection for the week of ${days}`;

const claimSubjects: Record<ClaimKind, string> = {
  seniority: 'your seniority',
  list: 'your list',
  data: 'the data of a job or week',
  other: 'something else',
};

/** Callers pass weeks, days and times as formatted text. `days`: the days of the week; null for vacations. */
export const mails = {
  hello: (name?: string) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  openAddress: 'Or open this address:',
  notExpected:
    'If you did not expect this email, you can ignore it. Nothing changes unless you act.',
  oneTime: (until: string) =>
    `The link works once, until ${until}. After that, “Forgot password?” at the Admin Portal emails you a new one.`,
  howToStop: (siteName: string) =>
    `You get this email because this address is on your driver page at ${siteName}. To stop these emails, sign in there, open “Messages” and remove it.`,
  facts: {
    company: 'Company',
    request: 'Request',
    reason: 'Reason',
    companyId: 'Company ID',
    siteCode: 'Site Code',
    lastMessage: 'Last message',
    username: 'Username',
    changed: 'Changed',
    withdrawn: 'Withdrawn',
    published: 'Published',
    answered: 'Answered',
    closes: 'Closes',
    entered: 'Entered',
    sent: 'Sent',
    receipt: 'Receipt',
    startTime: 'Start time',
    endTime: 'End time',
    paidHours: 'Paid hours',
    days: 'Days',
    location: 'Location',
    vacationWeek: 'Vacation week',
    from: 'From',
    to: 'To',
  },
  actions: {
    choosePassword: 'Choose your password',
    setPassword: 'Set a new password',
    openAdminPortal: 'Open the Admin Portal',
    openRequests: 'Open the requests',
    openWebhooks: 'Open Webhooks',
    openDriverPage: 'Open your page',
    confirmAddress: 'Confirm your address',
  },
  registrationReceived: {
    subject: ({ requestId }: Request) => `We received your request (${requestId})`,
    text: ({ requestId }: Request) =>
      `Your request has been submitted (ID: ${requestId}). We will contact you soon.`,
  },
  registrationApproved: {
    subject: ({ requestId }: Request) =>
      `Your request is approved: activate your account (${requestId})`,
    text: ({ companyName, siteName }: Place) =>
      `${companyName} now has access, with the site ${siteName}. You are its administrator. Choose a password to sign in.`,
  },
  registrationDenied: {
    subject: ({ requestId }: Request) => `Your request was not approved (${requestId})`,
    text: (companyName: string) => `The access request for ${companyName} was not approved.`,
    welcome: 'You are welcome to send a new request.',
  },
  requestsWaiting: {
    subject: (count: number) => `${counted(count, 'request')} for access waiting`,
    text: 'Companies asked for access. Approve or deny their requests in the Master Admin Panel. Each company gets your answer by email.',
    why: 'You get this email because your address is on file under My Account. It comes at most twice an hour, however many requests arrive.',
  },
  adminActivation: {
    subject: (siteName: string) => `Activate your administrator account for ${siteName}`,
    text: ({ companyName, siteName }: Place) =>
      `${companyName} has a new site, ${siteName}. You are its administrator. Choose a password to sign in.`,
  },
  invitation: {
    subject: (siteName: string) => `Your access to ${siteName}`,
    text: ({
      companyName,
      siteName,
      invitedBy,
      role,
    }: Place & { readonly invitedBy: string; readonly role: CompanyRole }) =>
      `${invitedBy} invites you to ${siteName}, ${companyName}, as ${roles[role]}. Choose a password to sign in.`,
  },
  passwordReset: {
    subject: 'Set a new password',
    text: ({ username, siteName, companyName }: Place & { readonly username: string }) =>
      `Someone, hopefully you, requested a new password for the administrator ${username} of ${siteName}, ${companyName}.`,
    unchanged: 'Your password stays as it is.',
  },
  accountChanged: {
    subject: (change: AccountChange) => adminChanges[change].subject,
    text: ({ username, siteName, companyName, change, by }: AdminChange) =>
      `The administrator account ${username} of ${siteName}, ${companyName}, ${adminChanges[change].text}. The change was made ${adminChangedBy[by]}. Other sessions have ended.`,
    whatToDo:
      'If you expected this, you do not need to do anything. If not, log in and change your password right away under “My Account”. If you cannot, contact support.',
  },
  accessChanged: {
    subject: ({ siteName, role }: AccessChange) =>
      role ? `Your role at ${siteName} has changed` : `Your access to ${siteName} has ended`,
    text: ({ siteName, companyName, role, by }: AccessChange) =>
      role
        ? `${by} made you ${roles[role]} at ${siteName}, ${companyName}.`
        : `${by} ended your access to ${siteName}, ${companyName}.`,
    signedOut: 'You were signed out there.',
    whatToDo: (by: string) => `If you do not know why, ask ${by}.`,
  },
  companyChanged: {
    subject: (companyName: string) => `A change to ${companyName}`,
    text: (siteName: string) =>
      `The master administrator, who runs this installation, made a change that concerns ${siteName}. It is also in the site’s activity log:`,
    byOwn: (by: string, siteName: string) =>
      `${by}, a company administrator, made a change that concerns ${siteName}. It is also in the site’s activity log:`,
    askOwn: (by: string) => `If you do not know why it was made, ask ${by}.`,
    whatToDo: 'If you do not know why it was made, ask the master administrator.',
  },
  webhookOff: {
    subject: (name: string) => `The webhook “${name}” was switched off`,
    text: ({ name, siteName, because }: WebhookOff) =>
      because === 'gone'
        ? `The receiver of the webhook “${name}” of ${siteName} answered that it is gone (HTTP status 410). It is no longer told of events.`
        : `Nothing has reached the receiver of the webhook “${name}” of ${siteName} for ${failingDays} days. It is no longer told of events.`,
    whatToDo:
      'Once the receiver works again, switch it on under Webhooks. There you can also send the messages of the last 7 days again.',
  },
  webhookMessageFailed: {
    subject: (name: string) => `A message to the webhook “${name}” failed`,
    text: ({ name, siteName }: MessageFailed, event: string) =>
      `The receiver of the webhook “${name}” of ${siteName} did not take a message in about a day of attempts: ${event}. The message is not sent again by itself.`,
    whatToDo:
      'Once the receiver works again, send the message again under Webhooks, within 7 days. After more such messages, the webhook is switched off.',
  },
  ssoNews: {
    subject: (companyName: string) => `Sign-in at ${companyName}`,
    text: (by: string) =>
      `You get this because you are a company administrator. ${by} did the following:`,
    whatToDo: (siteName: string) =>
      `If you did not expect this, sign in at ${siteName}, check Single Sign-On and People, and speak to the other company administrators.`,
  },
  awardPublished: {
    subject: (days: string | null) => `${published(days)} are published`,
    text: (days: string | null, siteName: string) =>
      `${published(days)} at ${siteName} are published.`,
    job: (jobId: string) => `Your job: ${jobId}`,
    noJob: 'You were not assigned a job',
    onVacation: 'You are on vacation',
    onLeave: 'You are on leave',
    vacationWeek: (weekId: string) => `Your vacation week: ${weekId}`,
    vacationWeeks: (weekIds: string) => `Your vacation weeks: ${weekIds}`,
    noVacationWeek: 'You were not assigned a vacation week',
    explained: 'Your page explains the result of each of your picks.',
  },
  awardWithdrawn: {
    subject: (days: string | null) => `${published(days)} were withdrawn`,
    text: (days: string | null, siteName: string) =>
      `${published(days)} at ${siteName} were withdrawn. The result that you saw no longer counts.`,
    next: 'Your page shows your result when the results are published again.',
  },
  resultUnseen: {
    subject: (days: string | null) => `Please confirm your result: ${published(days)}`,
    text: (days: string | null, siteName: string) =>
      `${published(days)} at ${siteName} are published, and you have not confirmed that you have seen your result.`,
    whatToDo: 'Open your page, read your result and press “Got it”.',
  },
  claimAnswered: {
    subject: (days: string | null) =>
      `Your claim was answered: ${days === null ? 'vacation weeks' : `jobs for the week of ${days}`}`,
    text: (days: string | null, { siteName, pickId, subject, verdict }: AnsweredClaim) =>
      `Your claim about ${subject ? claimSubjects[subject] : `${days === null ? 'the vacation week' : 'the job'} ${pickId}`} at ${siteName} was ${verdict}.`,
    takesEffect: 'This counts as soon as the results are published again.',
    whereToRead: 'Your page shows the reason, beside your claim.',
  },
  closingSoon: {
    subject: (days: string | null) => `${selection(days)} closes soon`,
    text: (days: string | null, siteName: string) =>
      `${selection(days)} at ${siteName} closes soon, and you have not submitted your preferences yet.`,
  },
  listMissing: {
    subject: (days: string | null) => `You have no list yet: ${selection(days)}`,
    text: (days: string | null, siteName: string) =>
      `${selection(days)} at ${siteName} is open, and there is no list of yours for it. Please rank the jobs you want before it closes.`,
  },
  cutoffExtended: {
    subject: (days: string | null) => `More time: ${selection(days)} closes later`,
    text: (days: string | null, siteName: string) =>
      `${selection(days)} at ${siteName} closes later than announced, because the system could not be reached for some time before the cutoff. You can save and change your list until then.`,
  },
  note: {
    subject: (title: string, siteName: string) => `Note from ${siteName}: ${title}`,
    text: (siteName: string) => `The administrators of ${siteName} wrote to you:`,
    whereToo: 'You find this note on your page too.',
  },
  listEntered: {
    subject: (days: string | null) =>
      `Your list was entered for you: ${days === null ? 'vacation weeks' : `jobs for the week of ${days}`}`,
    text: (days: string | null, { siteName, username, count, ...asked }: Entered) =>
      `${username} at ${siteName} entered your list of ${days === null ? 'vacation weeks' : `jobs for the week of ${days}`} with ${counted(count, 'pick')}, ${formatAsked(asked)}.`,
    whatToDo:
      'Your page shows the list. You can replace it there until the selection closes. If nobody should have entered a list for you, ask your site administrator.',
  },
  addressConfirmation: {
    subject: (siteName: string) => `Confirm your email address for ${siteName}`,
    text: (siteName: string) =>
      `This address was entered on your driver page at ${siteName}. Confirm it to get email alerts.`,
    validUntil: (until: string) =>
      `The link works until ${until}. After that, your driver page can send you a new one.`,
    entered: ({ siteName, companyName }: Place) =>
      `An administrator of ${siteName}, ${companyName}, entered this address for a driver who works there. If that is you, please confirm it.`,
    use: 'You then get emails about your job and vacation results, changes to them, and selections that close. You choose which on your driver page, and can stop all of them at any time.',
    nothingElse: 'Until you confirm it, nothing but this request is sent to this address.',
    enteredUntil: (until: string) =>
      `The link works until ${until}. After that, the administrator or your driver page can send you a new one.`,
    notMe: 'This is not me, remove this address',
  },
  addressRemoved: {
    subject: 'Your email address was changed or removed',
    text: (siteName: string) =>
      `On your driver page at ${siteName}, this email address was removed or replaced. We will send no more emails to it.`,
    whatToDo: 'If that was not you, enter your address again and notify your administrator.',
  },
  driverAccountChanged: {
    subject: (change: DriverAccountChange) => driverChanges[change].subject,
    text: ({ siteName, change, by }: DriverChange) =>
      `${driverChanges[change].text} at ${siteName}. The change was made ${driverChangedBy[by]}.`,
    whatToDo:
      'If you expected this, you do not need to do anything. If not, notify your administrator, who can give you a one-time code for a new password.',
  },
};
