import type { account as en } from '~/app/copy/en/driver/account';

export const account: typeof en = {
  newPassword: 'Contraseña nueva',
  atLeastCharactersSuchAs: (minPasswordLength) =>
    `Al menos ${minPasswordLength} caracteres, por ejemplo unas palabras sin relación entre sí.`,
  repeatTheNewPassword: 'Repita la contraseña nueva',
};
