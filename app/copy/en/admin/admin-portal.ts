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
