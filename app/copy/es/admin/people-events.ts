import type { EventSentences } from '~/app/copy/describe-event';
import { people } from './people';

export const peopleEvents = {
  'person-invited': ({ name, username, role }) =>
    `Invitó a ${name} (${username}) como ${people.roles[role]}`,
  'invitation-resent': ({ name, username }) =>
    `Envió de nuevo la invitación de ${name} (${username})`,
  'invitation-withdrawn': ({ name, username }) => `Retiró la invitación de ${name} (${username})`,
  'role-changed': ({ name, username, from, to }) =>
    `Cambió la función de ${name} (${username}): ${people.roles[from]} → ${people.roles[to]}`,
  'person-removed': ({ name, username, role }) =>
    `Quitó a ${name} (${username}), ${people.roles[role]}`,
  'api-token-created': ({ name, scopes, days }) =>
    `Creó el token «${name}» por ${days} días: ${scopes.join(', ')}`,
  'api-token-revoked': ({ name }) => `Revocó el token «${name}»`,
  'site-entered': ({ from }) => `Vino aquí desde ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Escribió su nombre: ${to}` : `Cambió su nombre: ${from} → ${to}`,
} satisfies Partial<EventSentences>;
