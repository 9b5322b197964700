import type * as en from '~/app/copy/en/server/programs';

export const apiAccess: typeof en.apiAccess = {
  revoked: 'Token revocado',
  revokedText: (name) => `${name} ya no tiene acceso a esta sede.`,
  nameMissing: 'Escriba el nombre del programa.',
  nameTooLong: (limit) => `Use como máximo ${limit} caracteres.`,
  nameTaken: (name) => `Ya hay un token para ${name}. Elija otro nombre.`,
  withoutScopes: 'Elija al menos una cosa que el programa pueda hacer.',
  tooMany: (limit) =>
    `Una sede puede tener como máximo ${limit} tokens. Revoque primero uno que ya no se use.`,
  gone: 'Este token ya fue revocado.',
  changed: 'Otra persona cambió los tokens. Revise la lista e inténtelo de nuevo.',
  notWithMasterPassword:
    'Con la contraseña maestra no se puede crear un token. Inicie sesión con una cuenta propia.',
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
  nameMissing: 'Escriba el nombre del programa.',
  nameTooLong: (limit) => `Use como máximo ${limit} caracteres.`,
  nameTaken: (name) => `Ya hay un webhook para ${name}. Elija otro nombre.`,
  urlNotAllowed:
    'Escriba una URL que empiece con https:// y nombre un host de internet, sin nombre de usuario, en el puerto 443 u 8443.',
  withoutEvents: 'Elija al menos un evento, y trabajos o semanas de vacaciones.',
  tooMany: (limit) =>
    `Una sede puede tener como máximo ${limit} webhooks. Quite primero uno que ya no se use.`,
  gone: 'Este webhook ya se quitó.',
  off: (name) => `${name} está desactivado. Actívelo primero.`,
  deliveryGone: 'Este mensaje ya no se conserva.',
  changed: 'Otra persona cambió los webhooks. Revise la lista e inténtelo de nuevo.',
  notWithMasterPassword:
    'La contraseña maestra no puede agregar ni cambiar webhooks. Inicie sesión con una cuenta propia.',
};
