import type { kiosk as en } from '~/app/copy/en/driver/kiosk';

export const kiosk: typeof en = {
  stillThere: '¿Sigue ahí?',
  signOut: 'Cerrar sesión ahora',
  startOver: 'Empezar de nuevo',
  stay: 'Sigo aquí',
  signedOutIn: 'Su sesión se cierra en',
  startsOverIn: 'Esta página empieza de nuevo en',
  changesLost: ' Se perderán los cambios que no haya guardado.',
};
