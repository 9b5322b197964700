import type { settings as en } from '~/app/copy/en/server/settings';

export const settings: typeof en = {
  nowKiosk: 'Esta computadora ahora es un quiosco',
  nowKioskText: 'Cierre sesión aquí y se abrirá la página de inicio de la sede.',
  kioskNoLonger: 'Esta computadora ya no es un quiosco',
};
