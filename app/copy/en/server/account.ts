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
  signedInText: 'You are signed in.',
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

/** Toasts of the People page. */
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

/** Toasts of single sign-on. */
export const sso = {
  saved: 'Single sign-on changed',
  savedText: 'The company administrators get an email about it.',
};
