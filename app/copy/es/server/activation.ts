import type { activation as en } from '~/app/copy/en/server/activation';

export const activation: typeof en = {
  passwordSet: 'Su contraseña está lista',
  passwordSetText: 'Inicie sesión con ella.',
};
