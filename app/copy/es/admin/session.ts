import type { session as en } from '~/app/copy/en/admin/session';

export const session: typeof en = {
  endingTitle: 'Pronto se cerrará su sesión',
  idleText:
    'Hace rato que aquí no se escribe ni se pulsa nada. Antes de dos minutos se cerrará su sesión. Lo que hay en esta página se conserva.',
  longestText:
    'Por seguridad, todos deben iniciar sesión de nuevo de vez en cuando. A usted le toca antes de dos minutos. Lo que hay en esta página se conserva.',
  stay: 'Seguir en la sesión',
  signInAgain: 'Iniciar sesión de nuevo',
  overTitle: 'Inicie sesión para continuar',
  overText:
    'Su sesión se cerró. Inicie sesión de nuevo como {username} y esta página continuará donde usted la dejó.',
  leave: 'Salir de esta página',
  notSent: 'No se envió nada',
  notSentText:
    'El servidor no responde. Todo lo que escribió sigue en esta página. Revise su conexión e inténtelo de nuevo.',
  backToPage: 'Volver a la página',
};
