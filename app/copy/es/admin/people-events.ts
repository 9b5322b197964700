import type { EventSentences } from '~/app/copy/describe-event';
import { failingDays } from '~/domain/webhooks/limits';
import { webhooks } from './webhooks';
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
  'webhook-added': ({ name, host }) => `Agregó el webhook “${name}” en ${host}`,
  'webhook-changed': ({ name, host }) => `Cambió el webhook “${name}” en ${host}`,
  'webhook-removed': ({ name }) => `Quitó el webhook “${name}”`,
  'webhook-secret-rotated': ({ name }) => `Dio un secreto de firma nuevo al webhook “${name}”`,
  'webhook-switched-on': ({ name }) => `Activó el webhook “${name}”`,
  'webhook-switched-off': ({ name, because }) =>
    because === 'gone'
      ? `Desactivó el webhook “${name}”, porque su receptor respondió que ya no existe`
      : `Desactivó el webhook “${name}”, porque nada le había llegado en ${failingDays} días`,
  'webhook-message-failed': ({ name, event }) =>
    `Un mensaje al webhook “${name}” falló definitivamente: ${webhooks.nameType(event)}`,
  'site-entered': ({ from }) => `Vino aquí desde ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Escribió su nombre: ${to}` : `Cambió su nombre: ${from} → ${to}`,
} satisfies Partial<EventSentences>;
