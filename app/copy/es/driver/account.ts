import type { account as en } from '~/app/copy/en/driver/account';

export const account: typeof en = {
  newPassword: 'Contraseña nueva',
  passwordHint: (minPasswordLength) =>
    `Al menos ${minPasswordLength} caracteres, por ejemplo unas palabras sin relación entre sí.`,
  repeatPassword: 'Repita la contraseña nueva',
  removing: 'Quitando…',
};
