import type { companies as en } from '~/app/copy/en/admin/companies';
import { plural } from '~/app/copy/es/plural';

export const companies: typeof en = {
  searched: 'Nombre, ID, sede o correo',
  show: 'Mostrar',
  filters: {
    all: 'Todas las empresas',
    inactive: 'Inactivas',
    'never-activated': 'Nunca activadas',
    'near-limit': 'Cerca de un límite (90 %)',
  },
  sortBy: 'Ordenar por',
  orders: {
    name: 'Nombre',
    newest: 'Las más nuevas primero',
    drivers: 'Más conductores primero',
    activity: 'Última actividad primero',
  },
  shownOf: (first, last, count) => `${first}–${last} de ${plural(count, 'empresa', 'empresas')}`,
  noneMatch: 'Busque otra cosa o muestre todas las empresas.',
  notYetFound: (count) =>
    `${plural(count, 'empresa todavía no se encuentra', 'empresas todavía no se encuentran')}`,
  notYetFoundText:
    'Se crearon antes de la última actualización y se están agregando a esta lista. Recargue la página para continuar.',
  lastActivity: 'Última actividad',
  lastActive: (date) => `Última actividad: ${date}`,
  noActivity: 'Sin actividad todavía',
  neverActivated: 'Nunca activada',
  since: (date) => `desde el ${date}`,
  usage: 'Uso por mes',
  usageOf: (name) => `Uso de ${name} por mes`,
  usageText:
    'Los guardados se cuentan al publicar una selección; los mensajes, al enviarlos. Los meses van según UTC.',
  usageKinds: {
    saves: 'Guardados',
    emails: 'Correos',
    notifications: 'Notificaciones',
    texts: 'Mensajes de texto',
  },
  month: 'Mes',
  amount: (count) => String(count),
  removeLogo: 'Quitar el logotipo',
  removeLogoOf: (name) => `Quitar el logotipo de ${name}`,
  removeLogoText:
    'Todas las páginas de la empresa vuelven a mostrar solo su nombre. Sus sedes lo ven en su registro y a sus responsables se les avisa por correo electrónico.',
  rename: 'Cambiar nombre',
  renameCompany: (name) => `Cambiar el nombre de ${name}`,
  renameSite: (siteId, company) => `Cambiar el nombre de la sede ${siteId} de ${company}`,
  companyName: 'Nombre de la empresa',
  renameHint:
    'Todas las páginas y los correos nuevos muestran el nombre nuevo. Los ID, los enlaces y los inicios de sesión no cambian.',
  saveName: 'Guardar nombre',
  makeCompanyAdmin: 'Nombrar administrador de la empresa',
  makeCompanyAdminTitle: (name, companyId) =>
    `¿Nombrar a ${name} administrador de la empresa ${companyId}?`,
  makeCompanyAdminText: (name) =>
    `${name} podrá trabajar en todas las sedes de la empresa y decidirá quién más puede hacerlo. Se cierra la sesión de ${name}, que tendrá que iniciarla de nuevo. El registro de actividad de la sede mostrará que usted lo hizo.`,
  newLinkText:
    'Envíe un enlace de activación nuevo, válido por 72 horas. Los enlaces anteriores dejan de funcionar de inmediato.',
  linkAddress: 'Correo electrónico',
  linkAddressHint: (email) => `Déjelo vacío para enviarlo a ${email}.`,
  linkAddressNeeded: 'No hay ningún correo electrónico registrado.',
  sendNewLink: 'Enviar enlace nuevo',
};
