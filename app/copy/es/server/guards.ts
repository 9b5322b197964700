import type { guards as en } from '~/app/copy/en/server/guards';

export const guards: typeof en = {
  authenticationRequired: 'Inicie sesión',
  pleaseLogInToAccess: 'Inicie sesión para abrir el panel de administración',
  sinceThisPageWasOpened: (username, name) =>
    `Después de abrir esta página, usted inició sesión como ${username} en ${name}. Esta es la página de esa sede.`,
  accessDenied: 'Acceso denegado',
  thisSecureAreaRequiresMaster: 'Esta área es solo para administradores maestros',
};
