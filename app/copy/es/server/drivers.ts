import type { drivers as en } from '~/app/copy/en/server/drivers';

export const drivers: typeof en = {
  removedOne: 'El conductor se eliminó.',
  removedMany: (count) => `Se eliminaron ${count} conductores.`,
  imported: (drivers) =>
    drivers === 1 ? 'Se importó 1 conductor.' : `Se importaron ${drivers} conductores.`,
  passwordReset: 'Contraseña restablecida',
  needsCode: (name) =>
    `${name} necesita ahora un código de un solo uso para crear una contraseña nueva.`,
  signsInWithId: (name) =>
    `${name} entra solo con su ID de empleado hasta que cree una contraseña nueva.`,
};
