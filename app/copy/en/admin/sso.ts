import type { EventSentences } from '~/app/copy/describe-event';
import type { SsoDifference } from '~/domain/sso/sso-events';
import type { SsoFailureReason } from '~/domain/sso/sso-failure';
import type { SsoRule } from '~/domain/sso/sso-settings-schema';
import { people } from './people';

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

  failures: 'Failed sign-ins',
  failuresText: (zone: string) =>
    `The ten latest of the past 90 days, with times in ${zone}. If the same person fails again for the same reason, only the last time is listed.`,
  noFailures: 'No failed sign-ins',
  noFailuresText:
    'When somebody cannot sign in with your company’s account, the reason appears here, and what to do.',
  nobodyKnown: 'Person not known',
  failureReasons: {
    unreachable: {
      what: 'The provider could not be reached',
      todo: 'Check that it is running, and that it can be reached from the internet.',
    },
    timeout: {
      what: 'The provider did not answer within five seconds',
      todo: 'Try again. If it lasts, ask whoever runs the provider.',
    },
    'too-large': {
      what: 'The answer of the provider was too large',
      todo: 'Check the issuer: it must be the provider’s own URL.',
    },
    redirected: {
      what: 'The provider led to another URL',
      todo: 'Check the issuer: enter the URL to which it leads.',
    },
    'forbidden-address': {
      what: 'The provider named a URL that is not public or without HTTPS',
      todo: 'All URLs of the provider must be reachable from the internet by HTTPS.',
    },
    'not-openid': {
      what: 'The provider did not answer as OpenID Connect asks',
      todo: 'Check the issuer: with /.well-known/openid-configuration at its end, it must show the provider’s settings.',
    },
    denied: {
      what: 'The provider did not let the person in',
      todo: 'Give the person access to this application at the provider.',
    },
    'code-refused': {
      what: 'The provider did not accept the code of this sign-in',
      todo: 'The person should try again. If it lasts, check the redirect URI at the provider.',
    },
    'client-refused': {
      what: 'The provider did not accept the client ID or the client secret',
      todo: 'Check the client ID. The secret may have expired: create a new one at the provider and save it here.',
    },
    'wrong-state': {
      what: 'The answer did not belong to the sign-in of that browser',
      todo: 'The person should begin again, in one tab.',
    },
    'wrong-issuer': {
      what: 'The provider calls itself by another issuer',
      todo: 'Enter the issuer exactly as the provider writes it.',
    },
    'wrong-audience': {
      what: 'The provider’s answer was for another application',
      todo: 'Check the client ID.',
    },
    'wrong-nonce': {
      what: 'The provider’s answer was for another sign-in',
      todo: 'The person should try again. If it lasts, ask whoever runs the provider: its answer must repeat the nonce.',
    },
    'wrong-time': {
      what: 'The provider’s answer had expired, or was not valid yet',
      todo: 'Check the clock of the provider.',
    },
    'wrong-token': {
      what: 'The provider’s answer was not valid',
      todo: 'Check that the provider signs its ID tokens with a key that it publishes.',
    },
    'sso-used': {
      what: 'The sign-in had been used already',
      todo: 'The person went back or reloaded the page. They should begin again.',
    },
    'sso-over': {
      what: 'Something changed during the sign-in',
      todo: 'The connection, the site or the account was changed meanwhile. The person should try again.',
    },
    'sso-email-unverified': {
      what: 'The provider sent no email address that it has verified',
      todo: 'Let it send email and email_verified; Microsoft Entra ID the optional claims email and xms_edov.',
    },
    'sso-person-unknown': {
      what: 'Nobody here has this email address',
      todo: 'Invite the person under People. Who typed the address here themselves must first use “Forgot password?” once.',
    },
    'sso-several-accounts': {
      what: 'Several people here have this email address',
      todo: 'Under People, let only one of them have it.',
    },
    'sso-tied-to-another': {
      what: 'Another account of the provider had this email address before',
      todo: 'Remove the person under People, and invite them again.',
    },
    'sso-groups-elsewhere': {
      what: 'The person is in too many groups for the provider to send them',
      todo: 'Let the provider send only the groups that are assigned to this application.',
    },
    'sso-groups-missing': {
      what: 'The provider sent no groups',
      todo: 'Check the claim with the groups, and that the person is in one of them at the provider.',
    },
    'sso-no-group': {
      what: 'The person is in no group that has a role here',
      todo: 'Add the person to such a group at the provider, or give a role to one of their groups here.',
    },
    'site-deactivated': {
      what: 'The site of the person is deactivated',
      todo: 'Nobody can sign in there until it is activated again.',
    },
  } satisfies Record<SsoFailureReason, { what: string; todo: string }>,

  turnOff: 'Turn off single sign-on',
  turnOffTitle: 'Turn off single sign-on?',
  turnOffText:
    'The connection and the groups are deleted. People then need a password; those without one get a link with “Forgot password?”.',
};

const labels = { issuer: 'issuer', clientId: 'client ID', groupsClaim: 'claim with the groups' };
const describeRule = ({ group, role, siteId }: SsoRule): string =>
  `${group} → ${people.roles[role]}${siteId === null ? '' : ` at ${siteId}`}`;

const describeDifference = (change: SsoDifference): string => {
  const none = 'none';
  switch (change.setting) {
    case 'clientSecret':
      return 'client secret: replaced';
    case 'rule':
      return change.to
        ? `group added: ${describeRule(change.to)}`
        : `group removed: ${change.from ? describeRule(change.from) : none}`;
    case 'breakGlass': {
      const [from, to] = [change.from, change.to].map((account) =>
        account ? `only for ${account.username} at ${account.siteId}` : 'allowed',
      );
      return `passwords: ${from} → ${to}`;
    }
    default:
      return `${labels[change.setting]}: ${change.from ?? none} → ${change.to ?? none}`;
  }
};

/** How people sign in with their company's accounts. */
export const ssoEvents = {
  'sso-changed': ({ changes }) =>
    `Changed single sign-on: ${changes.map(describeDifference).join('; ')}`,
  'break-glass-used': () =>
    'Signed in with a password, as the only account that may while single sign-on is required',
  'sso-linked': ({ name, username }) =>
    `${name} (${username}) signed in with their company’s account for the first time`,
  'sso-without-group': ({ name, username }) =>
    `Refused ${name} (${username}), who is in no group with a role, and ended their sessions`,
} satisfies Partial<EventSentences>;
