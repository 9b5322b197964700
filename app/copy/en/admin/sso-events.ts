import type { EventSentences } from '~/app/copy/describe-event';
import type { SsoDifference } from '~/domain/sso/sso-events';
import type { SsoRule } from '~/domain/sso/sso-settings-schema';
import { people } from './people';

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
