export const adminPortal = {
  adminPortal: 'Admin Portal',
  signInToManageYour: 'Sign in to manage your site',
  login: 'Login',
  loggingIn: 'Logging in…',
  forgotPassword: 'Forgot password?',
  driverPortal: 'Driver Portal',
  enterTheSixDigitsThat:
    'Enter the six digits that your authenticator app shows now. Without your phone, use one of your recovery codes.',
  continue: 'Continue',
  startAgain: 'Start again',
  forgotPassword2: 'Forgot password',
  checkYourInbox: 'Check your inbox',
  ifThisAccountExistsAnd:
    'If this account exists and has an email address, a link is on its way. It works once, within 72 hours.',
  noEmailAfterAFew:
    'No email after a few minutes? Check your spam folder, or ask the person who set up your account.',
  backToLogin: 'Back to login',
  forAdministratorsWeEmailA:
    'For administrators. We email a link for setting a new password to the address of your account.',
  back: 'Back',
  emailMeALink: 'Email me a link',
  sending: 'Sending…',
  usernameAt: (tenant: string) => `{username} at ${tenant}`,
};
