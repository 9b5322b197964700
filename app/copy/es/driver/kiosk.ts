import type { kiosk as en } from '~/app/copy/en/driver/kiosk';

export const kiosk: typeof en = {
  stillThere: '¿Sigue ahí?',
  signOutNow: 'Cerrar sesión ahora',
  startOver: 'Empezar de nuevo',
  iAmStillHere: 'Sigo aquí',
  youAreSignedOutIn: 'Su sesión se cierra en',
  thisPageStartsOverIn: 'Esta página empieza de nuevo en',
  changesYouHaveNotSaved: ' Se perderán los cambios que no haya guardado.',
};
