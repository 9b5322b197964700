import type { activation as en } from '~/app/copy/en/admin/activation';

export const activation: typeof en = {
  setYourPassword: 'Cree su contraseña',
  activateYourAccount: 'Active su cuenta',
  setNewPassword: 'Cree una contraseña nueva',
  companyId: 'ID de la empresa',
  username: 'Usuario',
  setPassword: 'Crear contraseña',
};
