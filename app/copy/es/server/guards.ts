import type { guards as en } from '~/app/copy/en/server/guards';

export const guards: typeof en = {
  logInFirst: 'Inicie sesión',
  logInFirstText: 'Inicie sesión para abrir el panel de administración',
  otherSite: (username, name) =>
    `Después de abrir esta página, usted inició sesión como ${username} en ${name}. Esta es la página de esa sede.`,
  accessDenied: 'Acceso denegado',
  accessDeniedText: 'Esta área es solo para administradores maestros',
};
