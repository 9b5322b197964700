import { counted } from '~/app/copy/en/counted';

export const account = {
  otherSessionsEnded: 'Your other sessions have ended.',
  toasts: {
    password: { title: 'Password changed', description: 'Your other sessions have ended.' },
    email: { title: 'Email address saved', description: 'Your other sessions have ended.' },
  },
  twoStepToasts: {
    'turn-on': 'Two-step sign-in is on',
    'new-recovery-codes': 'Your new recovery codes are active',
    'turn-off': 'Two-step sign-in is off',
    'add-passkey': 'Passkey added',
    'remove-passkey': 'Passkey removed',
    'remove-app': 'Authenticator app removed',
  },
};

export const activation = {
  passwordSet: 'Your password is set',
  passwordSetText: 'Please log in with it.',
};

export const login = {
  enterId: 'Please enter your Employee ID.',
  loginSuccessful: 'Login successful',
  welcomeBack: 'Welcome back.',
};

export const driverPassword = {
  toasts: {
    password: {
      title: 'Password saved',
      description: 'You need it to log in from now on. Your other sessions have ended.',
    },
    'set-answers': {
      title: 'Security questions saved',
      description: 'Your other sessions have ended.',
    },
    'remove-answers': {
      title: 'Security questions removed',
      description: 'Your other sessions have ended.',
    },
  },
};

export const accessErrors = {
  unknownId: 'Employee ID Not Recognized',
  unknownIdText: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  facilityNotFound: 'Facility Not Found',
  facilityNotFoundText:
    'Your assigned facility could not be found. Please contact your supervisor.',
  loginFailed: 'Login failed',
  enterPassword: 'Please enter your password.',
  invalidPassword: 'Invalid password. Please try again.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteText: 'Please open it again from the email, or copy the whole link.',
  linkUsed: 'This link has already been used',
  linkUsedText:
    'Each link works once. If you have set a password with this link or a newer one, please log in.',
  linkExpired: 'This link is no longer valid',
  linkExpiredText:
    'A link for a new password works for 1 hour, a link for a new account for 72 hours. We can email you a new one.',
  passwordTooShort: 'Password too short',
  passwordTooShortText: (minLength: number) =>
    `Use at least ${minLength} characters. A few unrelated words are easy to remember.`,
  passwordTooLong: 'Password too long',
  passwordTooLongText: (maxPasswordLength: number) =>
    `Use at most ${maxPasswordLength} characters.`,
  passwordEasyToGuess: 'Password easy to guess',
  passwordEasyToGuessText:
    'Too much of it is common words, names, or sequences such as 1234. Please choose another.',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordsDoNotMatchText: 'The two passwords do not match. Please type them again.',
  wrongOneTimeCode:
    'This Employee ID and one-time code do not match, or the code was used or has expired. Please try again, or ask your administrator for a new code.',
  wrongAnswers:
    'The Employee ID, questions and answers do not match. Please try again, or ask your administrator for a one-time code.',
  sameQuestions: 'Please choose two different questions.',
  sameAnswers: 'Please give two different answers.',
  answersTooShort: (minLength: number) =>
    `Please give answers of at least ${minLength} letters or digits.`,
  questionsOff: 'Your site does not use security questions.',
  wrongCurrentPassword: 'This is not your current password. Please try again.',
  accountChanged: 'Your account has changed. Please try again.',
  passwordRequired: 'Password required',
  passwordRequiredText:
    'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  supportNotAllowed:
    'This company does not allow support to sign in right now. A company administrator can allow it under Support Access.',
  wrongSignIn: 'Company ID, site code, username or password is wrong. Please try again.',
  wrongCode: 'Wrong code',
  wrongCodeText:
    'Each code works once, for about a minute. Please type the code the app shows now.',
  wrongPasskey: 'Passkey not accepted',
  wrongPasskeyText:
    'This passkey does not open this account. Please try again, start again, or use a recovery code.',
  logInAgain: 'Please log in again',
  logInAgainText: 'Your account has changed. Please enter your password again.',
  twoStepAlreadyOn: 'Two-step sign-in is already on.',
  twoStepNotOn: 'Two-step sign-in is not on.',
  tooManyAttempts: 'Too many attempts',
  tooManyAttemptsText: (seconds: number): string => {
    const wait =
      seconds > 7200
        ? `${Math.ceil(seconds / 3600)} hours`
        : counted(Math.max(1, Math.ceil(seconds / 60)), 'minute');
    return `Too many attempts. Please wait ${wait} and try again.`;
  },
  contactChanged: 'Changed on another device',
  contactChangedText:
    'Your email address or devices were changed on another device. Please check them and try again.',
};

/** Toasts and refusals of the People page. */
export const people = {
  invited: 'Invitation sent',
  invitedText: (name: string, email: string) =>
    `${name} gets an email at ${email}. The link in it works for 72 hours.`,
  resent: 'Invitation sent again',
  withdrawn: 'Invitation withdrawn',
  withdrawnText: (name: string) => `The links of ${name} no longer work.`,
  roleChanged: 'Role changed',
  roleChangedText: (name: string, role: string) => `New role of ${name}: ${role}.`,
  removed: 'Person removed',
  removedText: (name: string) => `${name} no longer has access to this site.`,
  nameSaved: 'Name saved',
  nameSavedText: (name: string) => `Pages and the activity log now call you ${name}.`,
  nameMissing: 'Please enter a name.',
  nameTooLong: (limit: number) => `Please use at most ${limit} characters.`,
  alreadyHasAccess: (name: string) =>
    `This address belongs to ${name}, who has access to this site or is invited to it.`,
  tooMany: (limit: number) =>
    `At most ${limit} people can have access to a site. Remove somebody first.`,
  notFound: 'This person no longer has access to the site.',
  ownAccess: 'You cannot change your own access. Please ask another administrator.',
  lastSiteAdmin: (name: string) =>
    `${name} is the only administrator of this site who can sign in. Give somebody else that role first.`,
  sameRole: (name: string) => `${name} has this role already.`,
  needsCompanyAdmin: 'Only a company administrator can decide who is a company administrator.',
  notActivated: (name: string) =>
    `${name} has not chosen a password yet. After that, ${name} can become a company administrator.`,
  tooManyCompanyAdmins: (limit: number) =>
    `A company can have at most ${limit} company administrators. Give one of them another role first.`,
  accepted: (name: string) => `${name} has accepted the invitation already.`,
  noEmail:
    'No email address is on file for this person. Withdraw the account and invite them anew.',
  notWithMasterPassword:
    'The master password cannot change who has access. Sign in with an own account.',
  changed:
    'Somebody else changed who has access to this site. Please check the list and try again.',
};

const askFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'Please ask an administrator of your site.'
    : `If you need it, ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`;

export const guards = {
  logInFirst: 'Authentication Required',
  logInFirstText: 'Please log in to access the admin dashboard',
  otherSite: (username: string, name: string) =>
    `Since this page was opened, this browser switched to ${username} at ${name}. The page now shows that site.`,
  /** `names`: those who can give the role; perhaps none. */
  needsRole: {
    dispatcher: (names: readonly string[]) =>
      `This page needs the role of a dispatcher or site administrator. ${askFor(names)}`,
    'site-admin': (names: readonly string[]) =>
      `This page needs the role of a site administrator. ${askFor(names)}`,
  },
  needsCompanyAdmin: 'This page is for company administrators, who work at all sites.',
  accessDenied: 'Access Denied',
  accessDeniedText: 'This secure area requires master administrative privileges',
};
