import type { guards as en } from '~/app/copy/en/server/guards';

const askFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'Pregunte a un administrador de su sede.'
    : `Si la necesita, pídala a ${new Intl.ListFormat('es', { type: 'disjunction' }).format(names)}.`;

export const guards: typeof en = {
  logInFirst: 'Inicie sesión',
  logInFirstText: 'Inicie sesión para abrir el panel de administración',
  otherSite: (username, name) =>
    `Después de abrir esta página, este navegador cambió a ${username} en ${name}. Esta es la página de esa sede.`,
  needsRole: {
    dispatcher: (names) =>
      `Esta página requiere la función de despachador o administrador de la sede. ${askFor(names)}`,
    'site-admin': (names) =>
      `Esta página requiere la función de administrador de la sede. ${askFor(names)}`,
  },
  needsCompanyAdmin:
    'Esta página es para los administradores de la empresa, que trabajan en todas las sedes.',
  accessDenied: 'Acceso denegado',
  accessDeniedText: 'Esta área es solo para administradores maestros',
};
