import type { shell as en } from '~/app/copy/en/server/shell';

export const shell: typeof en = {
  loggedOut: 'Sesión cerrada',
  loggedOutText: 'Cerró sesión correctamente',
};
