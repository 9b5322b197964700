import type { master as en } from '~/app/copy/en/admin/master';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';

export const master: typeof en = {
  activeSwitch: (name) => `${name}: activo`,
  inactive: 'Inactiva',
  addSiteTo: (name) => `Agregar una sede a ${name}`,
  sitesInUse: (sites, maxSites) => `${sites} de ${maxSites} sedes en uso.`,
  siteCodeHint: (exampleSiteCode) =>
    `De 3 a 5 letras mayúsculas o números, por ejemplo ${exampleSiteCode}.`,
  adminEmail: 'Correo del administrador',
  adminEmailHint: 'Recibe un enlace, válido por 72 horas, para elegir la contraseña de esta sede.',
  addSite: 'Agregar sede',
  usedOf: (limit) => `{used} de ${limit}`,
  signIn: 'Inicio de sesión',
  signInOfSite: (siteId, name) => `Inicio de sesión del administrador de ${siteId}, ${name}`,
  siteOfCompany: (siteId, name) => `Sede ${siteId} de ${name}`,
  manageSettings: 'Configurar',
  freeTierBadge: 'Plan gratuito',
  jobs: 'Trabajos',
  sites: 'Sedes',
  pagesOfCompanies: 'Páginas de empresas',
  searchCompanies: 'Buscar empresas',
  settingsOf: (name) => `Configuración de ${name}`,
  freeTierHint:
    'Muestra la etiqueta “Plan gratuito”. Los límites de abajo valen en todos los planes.',
  freeTier: 'Plan gratuito',
  limitsHint:
    'Los límites valen para todas las sedes de la empresa juntas. Si baja un límite por debajo de lo que la empresa ya tiene, no se quita nada, pero no se puede agregar nada.',
  noneFound: 'No se encontraron empresas',
  companyUsage: 'Uso por empresa',
  seniorityHint:
    'Los trabajos que quedan al final pasan a los conductores sin trabajo, por orden de antigüedad.',
  vcHint:
    'Los conductores VC, que cubren vacaciones, participan en la asignación automática aunque no tengan lista.',
  airportHint:
    'Los trabajos de aeropuerto son solo para conductores certificados. Desactivado: cualquier conductor puede tenerlos.',
  newLinkTo: (email) =>
    `Con “¿Olvidó su contraseña?” en el portal de administración se envía un enlace nuevo a ${email}.`,
  noEmail:
    'No hay ningún correo electrónico registrado, así que “¿Olvidó su contraseña?” no puede enviar un enlace.',
  peopleOf: (siteId, companyId) => `Personas de ${siteId}, ${companyId}`,
  passwordChosen: 'Ya eligió una contraseña.',
  noPasswordChosen: 'Todavía no ha elegido una contraseña.',
  twoStepOnText:
    'El inicio de sesión en dos pasos está activado. Desactívelo solo si habló con la persona y esta perdió su teléfono o sus llaves de acceso y también sus códigos de recuperación. Así también se quitan sus llaves de acceso. Después, basta la contraseña para abrir la sede.',
  signedOutText:
    'Se cierran todas sus sesiones, y el registro de actividad de la sede lo nombra a usted.',
  turnTwoStepOff: 'Desactivar los dos pasos',
  twoStepOff: 'El inicio de sesión en dos pasos está desactivado.',
  close: 'Cerrar',
  requests: 'Solicitudes de acceso',
  rejected: 'Rechazadas',
  signIns: 'Actividad (inicios de sesión)',
  last24Hours: 'Últimas 24 horas',
  last7Days: 'Últimos 7 días',
  companies: 'Empresas',
  systemMetrics: 'Cifras del sistema',
  activeCount: (all) => `{active} de ${all} en uso`,
  systemOverview: 'Resumen del sistema',
  companiesTitle: 'Empresas y sedes',
  deactivateSiteTitle: (siteId, name) => `¿Desactivar la sede ${siteId} de ${name}?`,
  deactivateTitle: (name) => `¿Desactivar ${name}?`,
  nothingDeleted:
    'No se elimina nada. Cuando la active de nuevo, todos tendrán que iniciar sesión otra vez.',
  deactivate: 'Desactivar',
  requestsTitle: 'Solicitudes de acceso',
  correctLimit: 'No se guardó nada. Corrija el límite marcado.',
  defaultRules: 'Reglas iniciales',
  rulesIntro:
    'Con qué empiezan las empresas y sedes nuevas. Las que ya existen conservan las suyas.',
  autoAssignmentHint:
    'En una sede nueva, los trabajos que quedan después de las preferencias se asignan automáticamente.',
  autoAssignment: 'Asignación automática',
  autoClosureHint: (time) =>
    `Al abrir el portal de vacaciones de una sede nueva, se programa su cierre para el miércoles siguiente ${atTime(time)}, hora de la sede. El administrador de la sede puede cambiarlo o cancelarlo.`,
  autoClosure: 'Cierre automático del portal',
  printingHint: 'Los conductores de una sede nueva pueden imprimir su lista.',
  printing: 'Impresión',
  defaultLimits: 'Límites iniciales',
  limitsIntro: 'Lo máximo que puede tener una empresa nueva en todas sus sedes.',
  saveSettings: 'Guardar configuración',
  panelTitle: 'Panel maestro',
  masterAdministrator: 'Administrador maestro',
  returnToDashboard: 'Volver al panel',

  systemSettings: 'Configuración del sistema',
  registeredOn: (date) => `Registrada el ${date}`,
  usernameIs: 'Usuario {name}.',
  deactivateSiteText:
    'La sede cierra de inmediato: las sesiones de conductores y administradores se cierran con su siguiente acción, y nadie puede iniciar sesión.',
  deactivateText: (sites) =>
    `${plural(sites, 'sede cierra', 'sedes cierran')} de inmediato: las sesiones de conductores y administradores se cierran con su siguiente acción, y nadie puede iniciar sesión.`,
  usageIntro: 'Lo que tiene cada empresa. Los límites y las sedes están en {link}.',
  ruleLabels: {
    usesSeniorityForAssignment: 'Usar la antigüedad para asignar',
    usesVCStatus: 'Usar la condición VC',
    airportCertificationRequired: 'Exigir certificación de aeropuerto',
  },
  limitRange: (most) => `De 0 a ${most.toLocaleString('en-US')}`,
  limitLabels: {
    maxDrivers: 'Máximo de conductores',
    maxJobs: 'Máximo de trabajos',
    maxSites: 'Máximo de sedes',
  },
  lockedText:
    'El administrador maestro inicia sesión aquí: no se pueden desactivar esta empresa ni su sede principal.',
  isActive: 'Activa',
  pendingRequests: 'Pendientes',
  approvedRequests: 'Aprobadas',
  activeTotals: 'Activas',
  countOf: (count, all) => `${count} de ${all}`,
};
