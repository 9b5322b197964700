/** Toasts and refusals of single sign-on. */
export const sso = {
  saved: 'Single sign-on changed',
  savedText: 'The company administrators get an email about it.',
  off: 'Single sign-on is off. Enter the connection first.',
  textMissing: 'Please fill in all fields.',
  textTooLong: (limit: number) => `Please use at most ${limit} characters.`,
  issuerInvalid:
    'Please enter the URL of the provider with https:// and a host name, without a question mark.',
  unchanged: 'Nothing has changed.',
  ruleKnown: 'This group has this role already.',
  tooManyRules: (limit: number) => `There can be at most ${limit} groups.`,
  untried: 'Sign in with the present connection yourself first.',
  unsuitable:
    'Choose a company administrator who has a password and has turned on two-step sign-in.',
  changed: 'Somebody else changed single sign-on. Please check the page and try again.',
  silent:
    'The provider did not answer as OpenID Connect asks within five seconds. Check the issuer: it must be exactly what the provider calls itself.',

  notSignedIn: 'You are not signed in',
  notOffered:
    'We cannot sign anybody in this way for this Company ID. Check it, or ask your company’s administrator.',
  providerFailed:
    'Your company’s sign-in page cannot be reached, or did not answer as expected. Try again in a few minutes. If it lasts, tell your company’s administrator.',
  clientRefused:
    'Your company’s sign-in page did not accept the client ID or the client secret that your company entered here. Tell your company’s administrator.',
  answerRefused:
    'The answer of your company’s sign-in page was not valid for this browser and this sign-in. Nobody was signed in. Please try again.',
  denied: 'Your company’s sign-in page did not let you in. Ask your IT department for access.',
  flowOver:
    'This sign-in is over: it took more than 10 minutes, or was begun in another browser. Please try again.',
  used: 'This sign-in has been used already. Please try again.',
  over: 'Something changed while you were signing in. Please try again.',
  unverified:
    'Your company’s sign-in page has not verified your email address, so we do not know who you are here. Ask your IT department.',
  unknown:
    'Nobody has invited you with the email address of your company’s account. Ask your site’s administrator to invite you. If you entered this address yourself under My Account, first use “Forgot password?” once, to show that it is yours.',
  several:
    'Several accounts have the email address of your company’s account, so we do not know which is yours. Ask a company administrator.',
  tied: 'Another account of your company had this email address before. Ask your site’s administrator to remove you and to invite you again.',
  groupsElsewhere:
    'You are in too many groups for your company’s sign-in page to send them all, so we do not know your role here. Your other sessions go on. Ask your IT department to send only the groups that are assigned to this application.',
  noGroup:
    'You are in no group that has access here. You are signed out everywhere. Ask your company’s administrator.',
  due: 'Your company requires single sign-on',
  dueText:
    'Your company lets nobody in with a password. Use “Sign in with your company’s account”.',
  lastResort: (name: string) =>
    `${name} keeps a password for the day when single sign-on fails. Choose another person for this under Single Sign-On first.`,
  lastResortNeedsCode:
    'You keep a password for the day when single sign-on fails, which needs two-step sign-in. Choose another person under Single Sign-On first.',
};
