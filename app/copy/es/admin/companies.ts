import type * as en from '~/app/copy/en/admin/companies';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';

export const companies: typeof en.companies = {
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

export const sites: typeof en.sites = {
  title: 'Todas las sedes',
  shortcut: 'La semana de cada sede de la empresa',
  intro: (company, drivers) =>
    `${company} tiene ${plural(drivers, 'conductor', 'conductores')} en todas las sedes juntas.`,
  switchSite: 'Cambiar de sede',
  search: 'Buscar sedes',
  searchHint: 'Un nombre o código de sede',
  shown: (count) => plural(count, 'sede', 'sedes'),
  noneFound: 'No se encontraron sedes',
  noneFoundText: 'Revise la ortografía o busque otro nombre o código de sede.',
  workHere: 'Trabajar aquí',
  workAt: (name) => `Trabajar en ${name}`,
  current: 'Usted trabaja aquí',
  inactive: 'Desactivada',
  closes: 'Cierra',
};

export const logo: typeof en.logo = {
  title: 'Logotipo de la empresa',
  shortcut: 'Su logotipo al iniciar sesión, en las páginas de conductores y en lo impreso',
  intro:
    'El logotipo se muestra junto al nombre de la empresa en los enlaces de las sedes, cuando los conductores inician sesión, en sus páginas, encima de estas páginas y en lo impreso. Lo puede ver cualquiera que tenga el enlace de una sede.',
  present: 'Logotipo actual',
  none: 'Todavía no hay logotipo',
  noneText: 'Las páginas muestran solo el nombre de la empresa.',
  choose: 'Elegir una imagen',
  replace: 'Cambiar el logotipo',
  file: 'Archivo de imagen',
  fileHint: (kilobytes, pixels) =>
    `PNG, JPEG o WebP, de ${kilobytes} KB y ${pixels} × ${pixels} píxeles como máximo. Se muestra sobre blanco. Los datos ocultos, como dónde se tomó una foto, se eliminan.`,
  told: 'A todos los responsables de una sede de la empresa se les avisa por correo electrónico.',
  upload: 'Subir el logotipo',
  uploading: 'Subiendo...',
  remove: 'Quitar el logotipo',
  removeTitle: '¿Quitar el logotipo?',
  removeText:
    'Todas las páginas de la empresa vuelven a mostrar solo su nombre. Los conductores ven el cambio al abrir la página siguiente.',
};

export const master: typeof en.master = {
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

export const supportAccess: typeof en.supportAccess = {
  title: 'Acceso del soporte',
  shortcut: 'Si el soporte del operador puede iniciar sesión',
  intro:
    'El soporte puede ayudarle en sus páginas, pero solo mientras usted lo permita. Inicia sesión en una cuenta de su empresa sin su contraseña, puede hacer como máximo lo que puede un administrador de sede y aparece como Support en el registro de actividad.',
  state: 'Ahora',
  none: 'El soporte no puede iniciar sesión',
  noneText: 'Nadie del soporte puede iniciar sesión en ninguna sede de esta empresa.',
  allowed: 'El soporte puede iniciar sesión',
  allowedUntil: 'El soporte puede iniciar sesión hasta {time}.',
  own: 'Esta empresa es del operador, así que el soporte siempre puede iniciar sesión.',
  allow: 'Permitir el soporte',
  allowAgain: 'Permitir desde ahora',
  length: 'Durante cuánto tiempo',
  hours: (hours) =>
    hours < 24 ? plural(hours, 'hora', 'horas') : plural(hours / 24, 'día', 'días'),
  told: 'A todos los responsables de una sede de la empresa se les avisa por correo electrónico.',
  stop: 'Terminar el acceso del soporte',
  youAreSupport:
    'Usted inició sesión como soporte. Todo lo que haga aquí queda en el registro de actividad.',
  youMayUntil: 'La empresa lo permite hasta {time}.',
};
