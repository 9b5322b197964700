import type { driverPassword as en } from '~/app/copy/en/driver/driver-password';

export const driverPassword: typeof en = {
  title: 'Su contraseña',
  intro: 'Con una contraseña, nadie que sepa su ID de empleado puede cambiar su lista.',
  changeTitle: 'Cambie su contraseña',
  setTitle: 'Cree una contraseña',
  askForCode: 'Para la primera, pida a su administrador un código de un solo uso.',
  change: 'Cambiar contraseña',
  everywhereTitle: 'Cerrar sesión en todas partes',
  everywhereText:
    'Salir cierra la sesión solo aquí. Esto la cierra en todos sus teléfonos y computadoras.',
};
