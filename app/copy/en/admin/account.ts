import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { Language } from '~/domain/shared/language';

export const account = {
  code: 'Code',
  currentPassword: 'Current password',
  newRecoveryCodes: 'New recovery codes',
  newCodesText:
    'Write them down or print this page. Each code opens your account once without your phone or passkey. The new codes replace the old ones when you confirm.',
  useNewCodes: 'Use these codes',
  keepOldCodes: 'Keep the old codes',
  recoveryCodes: 'Recovery codes',
  codesLeft: (recoveryCodesLeft: number, recoveryCodeCount: number) =>
    `${recoveryCodesLeft} of ${recoveryCodeCount} recovery codes are left. Each opens your account once without your phone or passkey.`,
  turnOffTitle: 'Turn two-step sign-in off',
  turnOffText: 'After that, only your password protects your account.',
  turnOff: 'Turn off',
  turningOff: 'Turning off…',
  signInHistory: 'Sign-in history',
  historyText: (zone: string) =>
    `The latest sign-ins and refused attempts of the past 90 days, with times in ${zone}. If you do not recognize a sign-in, change your password. That ends your other sessions.`,
  signedIn: 'Signed in',
  noSignInsYet: 'No sign-ins yet',
  refusedAttempts: 'Refused attempts',
  noRefusedAttempts: 'No refused attempts',
  setUpTitle: 'Set up two-step sign-in',
  setUpText:
    'You will then log in with your password and a code from an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or your password manager.',
  qrCode: 'QR code for the authenticator app',
  openTheApp: 'Open the app',
  enterCode: (step: number) => `${step}. Enter the six digits that the app shows now.`,
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  myAccount: 'My Account',
  twoStepOn: 'On: you log in with your password and a second step.',
  twoStepOff: 'Off: you log in with your password only.',
  manage: 'Manage',
  setUp: 'Set up',
  changePassword: 'Change password',
  changePasswordText:
    'This ends your other sessions, and password links emailed to you stop working.',
  emailAddress: 'Email address',
  emailAddressText:
    'You can sign in with this address. We also send password links and notices about changes to your account to it.',
  saveAddress: 'Save address',
  backToAccount: 'Back to My Account',
  signInWays: {
    password: 'Password',
    'password+code': 'Password and code',
    'password+passkey': 'Password and passkey',
    'recovery-code': 'Recovery code',
    master: 'Master password',
    'wrong-password': 'Wrong password',
    'wrong-code': 'Wrong code',
    'wrong-passkey': 'Wrong passkey',
    'code-due': 'Password only, no second step',
    sso: 'Company’s account',
    'sso-due': 'Password, where only single sign-on is allowed',
  },
  authenticatorApp: 'Authenticator app',
  appOn: 'On: an app on your phone shows codes for the second step.',
  appOff: 'An app on your phone can also show codes for the second step.',
  setUpApp: 'Set up an authenticator app',
  removeApp: 'Remove the authenticator app',
  passkeys: 'Passkeys',
  passkeysText:
    'After your password, your device asks for your fingerprint, face or screen lock, or you use a security key.',
  passkeyInsteadText:
    'Instead of an app, your device can ask for your fingerprint, face or screen lock, or you can use a security key. A passkey works on this website only, so nobody can trick you into giving it away.',
  passkeyInstead: 'Use a passkey instead',
  addPasskey: 'Add a passkey',
  addPasskeyText:
    'You will then log in with your password and this passkey. Add one on each device that you use.',
  passkeyCodes:
    'Write these recovery codes down, or print this page. Each opens your account once without your passkey; they are not shown again.',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'Such as “office computer” or “blue security key”.',
  removePasskey: (name: string) => `Remove the passkey “${name}”`,
  removePartText:
    'It will no longer open your account. Everything else that you have set up stays.',
  removeLastText:
    'This is your only second step. Removing it turns two-step sign-in off, and your recovery codes stop working.',
  removeLast: 'Remove and turn off',
  scanTheCode:
    '{step} Scan the code with the app. Is the app on this phone? {open}, or type this key into it:',
  writeCodesDown:
    '{step} Write these recovery codes down, or print this page. Each opens your account once without your phone; they are not shown again.',
  signedInAs: 'Signed in as {name}',
  describeDevice: (device: string) => (device === unknownOrigin ? 'Unknown device' : device),
  describeNetwork: (network: string) =>
    network === unknownOrigin ? 'unknown IP address' : network,
};

export const activation = {
  setYourPassword: 'Set your password',
  activateYourAccount: 'Activate your account',
  setNewPassword: 'Set a new password',
  companyId: 'Company ID',
  username: 'Username',
  setPassword: 'Set password',
};

export const adminPortal = {
  title: 'Admin Portal',
  intro: 'Sign in to manage your site',
  login: 'Login',
  loggingIn: 'Logging in…',
  forgotPassword: 'Forgot password?',
  driverPortal: 'Driver Portal',
  codeIntro:
    'Enter the six digits that your authenticator app shows now. If you do not have your phone, use one of your recovery codes.',
  codeOrPasskeyIntro:
    'Or enter the six digits that your authenticator app shows now, or one of your recovery codes.',
  recoveryIntro: 'If you do not have your passkey, use one of your recovery codes.',
  usePasskey: 'Use your passkey',
  continue: 'Continue',
  startAgain: 'Start again',
  forgotTitle: 'Forgot password',
  checkYourInbox: 'Check your inbox',
  linkSent:
    'If this account exists and has an email address, a link is on its way. It works once. A link for a new password works for 1 hour.',
  noEmailHint:
    'No email after a few minutes? Check your spam folder, or ask the person who set up your account.',
  backToLogin: 'Back to login',
  forgotIntro: 'For administrators. We will email you a link to set a new password.',
  back: 'Back',
  emailLink: 'Email me a link',
  sending: 'Sending…',
  usernameAt: (tenant: string) => `{username} at ${tenant}`,
};

export const session = {
  endingTitle: 'You will be signed out soon',
  idleText:
    'Nothing was typed or pressed here for a while. Within two minutes you will be signed out. Nothing on this page will be lost.',
  longestText:
    'For security, everyone must sign in again from time to time. For you that is within two minutes. Nothing on this page will be lost.',
  stay: 'Stay signed in',
  signInAgain: 'Sign in again',
  overTitle: 'Sign in to continue',
  overText:
    'You were signed out. Sign in again as {username}, and this page continues where you left it.',
  leave: 'Leave this page',
  notSent: 'Nothing was sent',
  notSentText:
    'The server does not answer. Everything you typed is still on this page. Check your connection, then try again.',
  backToPage: 'Back to the page',
};

const names: Record<Language, string> = { en: 'English', es: 'Español' };

export const language = {
  title: 'Language',
  description: 'Your pages and the emails we send you are in this language.',
  label: 'Language',
  names,
  save: 'Save language',
};
