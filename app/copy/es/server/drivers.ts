import type { drivers as en } from '~/app/copy/en/server/drivers';

export const drivers: typeof en = {
  driverHasBeenSuccessfullyRemoved: 'El conductor se eliminó.',
  successfullyRemovedDrivers: (count) => `Se eliminaron ${count} conductores.`,
  successfullyImported: (drivers) =>
    drivers === 1 ? 'Se importó 1 conductor.' : `Se importaron ${drivers} conductores.`,
  passwordReset: 'Contraseña restablecida',
  nowNeedsAOneTime: (name) =>
    `${name} necesita ahora un código de un solo uso para crear una contraseña nueva.`,
  signsInWithTheirEmployee: (name) =>
    `${name} entra solo con su ID de empleado hasta que cree una contraseña nueva.`,
};
