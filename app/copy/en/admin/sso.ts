/** Signing in with the company's own accounts, and the page that sets it up. `{…}` are parts that the page fills in. */
export const sso = {
  title: 'Single Sign-On',
  shortcut: 'Sign-in with your company’s own accounts',
  intro:
    'People sign in with the accounts of your company’s identity provider (OpenID Connect). Nobody gets access whom you have not invited under People.',
  link: 'Sign in with your company’s account',
  startTitle: 'Sign in with your company’s account',
  startText: 'For administrators whose company has set up single sign-on.',
  startHint: 'It is part of the link to your company’s sites. Your administrator knows it.',
  goTitle: 'Going to your company’s sign-in page',
  goText: 'If nothing happens, continue here:',
  goOn: (host: string) => `Continue to ${host}`,
  notSignedIn: 'You are not signed in',
  tryAgain: 'Try again',
  otherWay: 'Sign in with a password',
  again:
    'Sign in again with your company’s account. This opens a new tab; then come back to this page.',

  connection: 'Connection',
  connectionText: 'From the application that you create at your identity provider.',
  off: 'Off',
  on: 'On',
  redirectUri: 'Redirect URI, to enter at the provider',
  bookmark: 'Address at which your people sign in',
  issuer: 'Issuer',
  issuerHint:
    'The provider’s URL, such as https://login.example.com. It must be reachable from the internet by HTTPS.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'It is never shown again.',
  secretKept: 'Leave empty to keep the present one. It is never shown.',
  groupsClaim: 'Claim with the groups',
  groupsClaimHint:
    'Most providers call it groups. A claim inside another has both names, such as realm_access.roles.',
  emailHint:
    'At the first sign-in, people are found by their email address, which the provider must have verified (email_verified). Microsoft Entra ID does not say so by itself: add the optional claims email and xms_edov to its ID token.',
  save: 'Save connection',
  saveHint: 'A changed connection must be tried again before it can be required.',

  groups: 'Groups and roles',
  groupsText:
    'At each sign-in, everybody gets the role of their groups: of several, the one that may do the most. Whoever is in none of these groups cannot sign in. Without groups, everybody keeps the role that you gave them under People.',
  group: 'Group',
  role: 'Role',
  where: 'Where',
  everywhere: 'At every site',
  noGroups: 'No groups yet: roles stay as they are under People.',
  add: 'Add group',
  remove: 'Remove',
  removeOf: (group: string) => `Remove the group ${group}`,

  test: 'Test',
  testText: 'Sign in this way yourself before you require it of everybody.',
  tried: 'You have signed in with the present connection.',
  untried: 'You have not signed in with the present connection yet.',
  tryIt: 'Sign in this way now',

  only: 'Only single sign-on',
  onlyText:
    'Nobody but one company administrator can then sign in with a password. That one is for the day when your provider fails: each use is logged and emailed to all company administrators. Drivers are not concerned.',
  keeper: 'Who keeps a password',
  noKeeper: 'A company administrator must first turn on two-step sign-in under My Account.',
  requiredBy: (name: string) => `Required. Only ${name} may sign in with a password and a code.`,
  require: 'Require single sign-on',
  requireTitle: 'Require single sign-on?',
  requireText:
    'Passwords of administrators, dispatchers and stewards stop working for new sign-ins. Sessions that are open now go on, for 12 hours at most.',
  allow: 'Allow passwords again',

  turnOff: 'Turn off single sign-on',
  turnOffTitle: 'Turn off single sign-on?',
  turnOffText:
    'The connection and the groups are deleted. People then need a password; those without one get a link with “Forgot password?”.',
};
