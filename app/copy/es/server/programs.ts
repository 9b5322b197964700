import type * as en from '~/app/copy/en/server/programs';

export const apiAccess: typeof en.apiAccess = {
  revoked: 'Token revocado',
  revokedText: (name) => `${name} ya no tiene acceso a esta sede.`,
};

export const webhooks: typeof en.webhooks = {
  saved: 'Webhook cambiado',
  savedText: (name) => `Desde ahora se avisa a ${name} de lo que eligió.`,
  removed: 'Webhook quitado',
  removedText: (name) => `A ${name} ya no se le avisa de nada.`,
  switchedOn: 'Webhook activado',
  switchedOnText: (name) => `Se vuelve a avisar a ${name} de los eventos.`,
  asked: 'Mensaje en camino',
  askedText: (name) => `Se envía a ${name} en un minuto.`,
};
