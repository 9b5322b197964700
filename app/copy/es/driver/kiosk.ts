import type { kiosk as en } from '~/app/copy/en/driver/kiosk';

export const kiosk: typeof en = {
  stillThere: '¿Sigue ahí?',
  signOut: 'Cerrar sesión ahora',
  startOver: 'Empezar de nuevo',
  stay: 'Sigo aquí',
  signedOutIn: 'Su sesión se cerrará en {time}. Se perderán los cambios que no haya guardado.',
  startsOverIn: 'Esta página empieza de nuevo en {time}.',
};
