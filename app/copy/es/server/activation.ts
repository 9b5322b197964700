import type { activation as en } from '~/app/copy/en/server/activation';

export const activation: typeof en = {
  yourPasswordIsSet: 'Su contraseña está lista',
  pleaseLogInWithIt: 'Inicie sesión con ella.',
};
