import type { reminders as en } from '~/app/copy/en/server/reminders';
import { plural } from '~/app/copy/es/plural';

export const reminders: typeof en = {
  sent: 'Recordatorio enviado',
  sentText: (reminded, unreachable) =>
    `Va a ${plural(reminded, 'conductor', 'conductores')}. ${unreachable === 0 ? 'Llega a todos los que no tienen lista.' : `A ${unreachable} más no les llegan mensajes.`}`,
  notSent: 'No se envió ningún recordatorio',
  nobody: 'Ningún conductor sin lista dejó un correo electrónico.',
  recently: (minutes) =>
    `Hace menos de una hora se envió un recordatorio a estos conductores. Puede enviar otro en ${plural(minutes, 'minuto', 'minutos')}.`,
  meanwhile: 'Otra persona envió el recordatorio en el mismo momento.',
};
