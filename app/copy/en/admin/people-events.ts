import type { EventSentences } from '~/app/copy/describe-event';
import { people } from './people';

/** Who has access to a site. */
export const peopleEvents = {
  'person-invited': ({ name, username, role }) =>
    `Invited ${name} (${username}) as ${people.roles[role]}`,
  'invitation-resent': ({ name, username }) => `Sent the invitation of ${name} (${username}) again`,
  'invitation-withdrawn': ({ name, username }) =>
    `Withdrew the invitation of ${name} (${username})`,
  'role-changed': ({ name, username, from, to }) =>
    `Changed the role of ${name} (${username}): ${people.roles[from]} → ${people.roles[to]}`,
  'person-removed': ({ name, username, role }) =>
    `Removed ${name} (${username}), ${people.roles[role]}`,
  'api-token-created': ({ name, scopes, days }) =>
    `Created the token “${name}” for ${days} days: ${scopes.join(', ')}`,
  'api-token-revoked': ({ name }) => `Revoked the token “${name}”`,
  'site-entered': ({ from }) => `Came here from ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Entered their name: ${to}` : `Changed their name: ${from} → ${to}`,
} satisfies Partial<EventSentences>;
