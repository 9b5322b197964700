import type { refusals as en } from '~/app/copy/en/server/refusals';

export const refusals: typeof en = {
  nothingHere: 'Esta página no existe.',
  notFromOurPages: 'Esta solicitud no viene de nuestras páginas.',
  unsupportedMethod: 'Esta página no admite esa solicitud.',
  unlikeOurPages: 'Ninguna de nuestras páginas envía una solicitud así.',
  starting: 'La aplicación se está iniciando. No se cambió nada. Intente de nuevo.',
  tooSlow:
    'La aplicación tardó demasiado. Abra la página otra vez para ver si su cambio se guardó.',
};
