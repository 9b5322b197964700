import type { apiAccess as en } from '~/app/copy/en/server/api-access';

export const apiAccess: typeof en = {
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
