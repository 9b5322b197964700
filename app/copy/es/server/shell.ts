import type { shell as en } from '~/app/copy/en/server/shell';

export const shell: typeof en = {
  loggedOut: 'Sesión cerrada',
  youHaveBeenLoggedOut: 'Cerró sesión correctamente',
};
