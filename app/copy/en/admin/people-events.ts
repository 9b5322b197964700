import type { EventSentences } from '~/app/copy/describe-event';
import { failingDays } from '~/domain/webhooks/limits';
import { people } from './people';
import { webhooks } from './webhooks';

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
  'webhook-added': ({ name, host }) => `Added the webhook “${name}” at ${host}`,
  'webhook-changed': ({ name, host }) => `Changed the webhook “${name}” at ${host}`,
  'webhook-removed': ({ name }) => `Removed the webhook “${name}”`,
  'webhook-secret-rotated': ({ name }) => `Gave the webhook “${name}” a new signing secret`,
  'webhook-switched-on': ({ name }) => `Switched the webhook “${name}” on`,
  'webhook-switched-off': ({ name, because }) =>
    because === 'gone'
      ? `Switched the webhook “${name}” off, because its receiver answered that it is gone`
      : `Switched the webhook “${name}” off, because nothing had reached it for ${failingDays} days`,
  'webhook-message-failed': ({ name, event }) =>
    `A message to the webhook “${name}” finally failed: ${webhooks.nameType(event)}`,
  'site-entered': ({ from }) => `Came here from ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Entered their name: ${to}` : `Changed their name: ${from} → ${to}`,
} satisfies Partial<EventSentences>;
