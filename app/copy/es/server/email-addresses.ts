import type * as en from '~/app/copy/en/server/email-addresses';
import { plural } from '~/app/copy/es/plural';

export const emailAddresses: typeof en.emailAddresses = {
  asked: 'Solicitud enviada',
  askedText: (name) => `Se pide al dueño de la dirección que la confirme para ${name}.`,
  removed: 'Dirección quitada',
  removedText: (name) => `${name} ya no tiene correo electrónico.`,
  askedMany: (count) => plural(count, 'solicitud enviada', 'solicitudes enviadas'),
  askedManyText: 'Se pide a los dueños de las direcciones que las confirmen.',
};
