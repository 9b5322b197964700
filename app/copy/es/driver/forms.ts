import type { forms as en } from '~/app/copy/en/driver/forms';

export const forms: typeof en = {
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
};
