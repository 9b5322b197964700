import type { settings as en } from '~/app/copy/en/server/settings';

export const settings: typeof en = {
  thisComputerIsNowA: 'Esta computadora ahora es un quiosco',
  logOutHereAndIt: 'Cierre sesión aquí y se abrirá la página de inicio de la sede.',
  thisComputerIsNoLonger: 'Esta computadora ya no es un quiosco',
};
