import type { driverPassword as en } from '~/app/copy/en/driver/driver-password';

export const driverPassword: typeof en = {
  yourPassword: 'Su contraseña',
  withAPasswordNobodyWho:
    'Con una contraseña, nadie que sepa su ID de empleado puede cambiar su lista.',
  changeYourPassword: 'Cambie su contraseña',
  setAPassword: 'Cree una contraseña',
  forTheFirstOneAsk: 'Para la primera, pida a su administrador un código de un solo uso.',
  changePassword: 'Cambiar contraseña',
};
