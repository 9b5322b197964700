import type { Instant } from '~/domain/shared/instant';
import type { Deadline } from '~/domain/selection/selection-window';
import { adminLoginPath } from '~/domain/company/admin-login-path';
import { sitePath } from '~/domain/company/site-path';
import type { Tenant } from '~/domain/company/scope';
import { getWeekDayName } from '~/domain/shared/week-day-names';
import type { AccountChange, DriverAccountChange, Mail } from './mail';

/** A mail in words, before it becomes plain text and HTML. Paths are below the public origin. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** After the action: what else to know. */
  readonly notes: readonly string[];
}

type LinkMail = Extract<Mail, { secret: string }>;

/** UTC: a mail does not know where it is read. */
const timeText = (instant: Instant) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

const activatePath = ({ secret }: LinkMail) => `/activate?code=${encodeURIComponent(secret)}`;
const oneTime = ({ validUntil }: LinkMail) =>
  `The link works once, until ${timeText(validUntil)}. After that, “Forgot password?” at the Admin Portal emails you a new one.`;
const loginFacts = (mail: Tenant & { username: string }) =>
  [
    ['Company ID', mail.companyId],
    ['Site Code', mail.siteId],
    ['Username', mail.username],
  ] as const;
const notExpected =
  'If you did not expect this email, you can ignore it. Nothing changes unless you act.';

type ChangeMail = Extract<Mail, { kind: 'account-changed' }>;
type DriverChangeMail = Extract<Mail, { kind: 'driver-account-changed' }>;

const changed: Record<AccountChange, { subject: string; text: string }> = {
  password: { subject: 'Your password was changed', text: 'has a new password' },
  email: {
    subject: 'Your email address was changed',
    text: 'has a different email address or none; password links no longer come to this address',
  },
  'second-factor-on': { subject: 'Two-step sign-in is on', text: 'now asks for a second step' },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    text: 'no longer asks for a second step: the password alone opens it',
  },
  'recovery-codes': {
    subject: 'Your recovery codes were replaced',
    text: 'has new recovery codes; the old ones stopped working',
  },
};
const changedBy: Record<ChangeMail['by'], string> = {
  password: 'by someone who knew the password',
  link: 'with the link emailed to this address',
  'master-password': 'with the master password',
  master: 'by the master administrator',
};

const driverChanged: Record<DriverAccountChange, { subject: string; text: string }> = {
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
const driverChangedBy: Record<DriverChangeMail['by'], string> = {
  password: 'by someone who knew your password',
  code: 'with a one-time code from your administrator',
  answers: 'with the answers to your security questions',
  administrator: 'by an administrator',
};

type DriverMail = Extract<Mail, { employeeId: string }>;

const driverAction = (mail: DriverMail) => ({ label: 'Open your page', path: sitePath(mail) });
const howToStop = ({ siteName }: DriverMail) =>
  `You get this email because this address is on your driver page at ${siteName}. To stop these emails, sign in there, open “Email alerts” and remove it.`;
/** As a clock at the site shows it: `Wednesday 2026-11-25 at 15:00 (America/Chicago)`. */
const siteTime = ({ wallTime, timeZone }: Deadline) => {
  const [day, time] = wallTime.split('T');
  return `${getWeekDayName(wallTime)} ${day} at ${time} (${timeZone})`;
};

const texts: { [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }>) => MailText } = {
  'registration-received': ({ contactName, companyName, requestId }) => ({
    subject: `We received your request (${requestId})`,
    paragraphs: [
      `Hello ${contactName},`,
      `Your request has been submitted (ID: ${requestId}). We will contact you soon.`,
    ],
    facts: [
      ['Company', companyName],
      ['Request', requestId],
    ],
    notes: [notExpected],
  }),
  'registration-approved': (mail) => ({
    subject: `Your request is approved: activate your account (${mail.requestId})`,
    paragraphs: [
      `Hello ${mail.contactName},`,
      `${mail.companyName} now has access, with the site ${mail.siteName}. You are its administrator: choose your password, and you can sign in.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Choose your password', path: activatePath(mail) },
    notes: [oneTime(mail)],
  }),
  'registration-denied': ({ contactName, companyName, requestId, reason }) => ({
    subject: `Your request was not approved (${requestId})`,
    paragraphs: [
      `Hello ${contactName},`,
      `The request for access of ${companyName} was not approved.`,
    ],
    facts: [
      ['Request', requestId],
      ['Reason', reason],
    ],
    notes: ['You are welcome to send a new request.'],
  }),
  'admin-activation': (mail) => ({
    subject: `Activate your administrator account for ${mail.siteName}`,
    paragraphs: [
      'Hello,',
      `${mail.companyName} has a new site, ${mail.siteName}. You are its administrator: choose your password, and you can sign in.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Choose your password', path: activatePath(mail) },
    notes: [oneTime(mail)],
  }),
  'password-reset': (mail) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, requested a new password for the administrator ${mail.username} of ${mail.siteName}, ${mail.companyName}.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Set a new password', path: activatePath(mail) },
    notes: [oneTime(mail), `${notExpected} Your password stays as it is.`],
  }),
  'account-changed': (mail) => {
    const { subject, text } = changed[mail.change];
    return {
      subject,
      paragraphs: [
        'Hello,',
        `The administrator ${mail.username} of ${mail.siteName}, ${mail.companyName}, ${text}. It was changed ${changedBy[mail.by]}. Other sessions have ended.`,
      ],
      facts: [...loginFacts(mail), ['Changed', siteTime(mail.at)]],
      action: { label: 'Open the Admin Portal', path: adminLoginPath(mail) },
      notes: [
        'If you expected this, you do not need to do anything. If not, log in and change your password right away under “My Account”. If you cannot, contact support.',
      ],
    };
  },
  'award-published': (mail) => {
    const { periodId, news, published } = mail;
    const what = periodId === null ? 'Vacation assignments' : `Job assignments for ${periodId}`;
    return {
      subject: `${what} are published`,
      paragraphs: [
        `Hello ${mail.name},`,
        `${what} at ${mail.siteName} are published.`,
        `${news.headline}.`,
      ],
      facts: [...news.facts, ['Published', published]],
      action: driverAction(mail),
      notes: ['Your page explains the result of each of your picks.', howToStop(mail)],
    };
  },
  'closing-soon': (mail) => {
    const { name, siteName, periodId, closesAt } = mail;
    const what = periodId === null ? 'Vacation selection' : `Job selection for ${periodId}`;
    return {
      subject: `${what} closes soon`,
      paragraphs: [
        `Hello ${name},`,
        `${what} at ${siteName} closes soon, and you have not submitted your preferences yet.`,
      ],
      facts: [['Closes', siteTime(closesAt)]],
      action: driverAction(mail),
      notes: [howToStop(mail)],
    };
  },
  'address-removed': (mail) => ({
    subject: 'Your email address was changed or removed',
    paragraphs: [
      `Hello ${mail.name},`,
      `On your driver page at ${mail.siteName}, this address was removed or replaced. You will get no more emails here.`,
    ],
    facts: [],
    action: driverAction(mail),
    notes: ['If that was not you, enter your address again and notify your administrator.'],
  }),
  'driver-account-changed': (mail) => {
    const { subject, text } = driverChanged[mail.change];
    return {
      subject,
      paragraphs: [
        `Hello ${mail.name},`,
        `${text} at ${mail.siteName}. It was changed ${driverChangedBy[mail.by]}.`,
      ],
      facts: [['Changed', siteTime(mail.at)]],
      action: driverAction(mail),
      notes: [
        'If you expected this, you do not need to do anything. If not, notify your administrator, who can give you a one-time code for a new password.',
        howToStop(mail),
      ],
    };
  },
};

export const mailText = (mail: Mail): MailText =>
  (texts[mail.kind] as (mail: Mail) => MailText)(mail);
