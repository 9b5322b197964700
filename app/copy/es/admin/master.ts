import type { master as en } from '~/app/copy/en/admin/master';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';

export const master: typeof en = {
  active: (name) => `${name}: activo`,
  inactive: 'Inactivo',
  addSiteTo: (name) => `Agregar una sede a ${name}`,
  ofSitesInUse: (sites, maxSites) => `${sites} de ${maxSites} sedes en uso.`,
  n35UppercaseLettersOr: (exampleSiteCode) =>
    `De 3 a 5 letras mayúsculas o números, por ejemplo ${exampleSiteCode}.`,
  administratorEmail: 'Correo del administrador',
  getsALinkValidFor:
    'Recibe un enlace, válido por 72 horas, para crear la contraseña del usuario “admin” de esta sede.',
  addSite: 'Agregar sede',
  ofMax: (limit) => `de ${limit} como máximo`,
  signIn: 'Inicio de sesión',
  signInOfTheAdministrator: (siteId, name) =>
    `Inicio de sesión del administrador de ${siteId}, ${name}`,
  siteOf: (siteId, name) => `Sede ${siteId} de ${name}`,
  manageSettings: 'Configurar',
  freeTier: 'Plan gratuito',
  jobs: 'Trabajos',
  sites: 'Sedes',
  pagesOfCompanies: 'Páginas de empresas',
  firstPage: 'Primera página',
  nextCompanies: 'Empresas siguientes',
  searchCompanies: 'Buscar empresas',
  companyNameOrId: 'Nombre o ID de la empresa',
  settingsOf: (name) => `Configuración de ${name}`,
  showsTheFreeTierBadge:
    'Muestra la etiqueta “Plan gratuito”. Los límites de abajo valen en todos los planes.',
  freeTier2: 'Plan gratuito',
  limitsApplyToAllSites:
    'Los límites valen para todas las sedes de la empresa juntas. Si baja un límite por debajo de lo que la empresa ya tiene, no se quita nada, pero no se puede agregar nada.',
  noCompaniesFound: 'No se encontraron empresas',
  noCompanyNameOrId: (search) => `Ningún nombre ni ID de empresa contiene “${search}”.`,
  companyUsage: 'Uso por empresa',
  jobsThatAreLeftAt:
    'Los trabajos que quedan al final pasan a los conductores sin trabajo, por orden de antigüedad.',
  vacationCoverDriversTakePart:
    'Los conductores VC, que cubren vacaciones, participan en la asignación automática aunque no tengan lista.',
  airportJobsGoToCertified:
    'Los trabajos de aeropuerto son solo para conductores certificados. Desactivado: cualquier conductor puede tenerlos.',
  forgotPasswordAtTheAdmin: (email) =>
    `Con “¿Olvidó su contraseña?” en el portal de administración se envía un enlace nuevo a ${email}.`,
  noEmailAddressIsOn:
    'No hay ningún correo electrónico registrado, así que “¿Olvidó su contraseña?” no puede enviar un enlace.',
  administratorOf: (siteId, companyId) => `Administrador de ${siteId}, ${companyId}`,
  aPasswordHasBeenChosen: 'Ya eligió una contraseña.',
  noPasswordHasBeenChosen: 'Todavía no ha elegido una contraseña.',
  twoStepSignInIs:
    'El inicio de sesión en dos pasos está activado. Desactívelo solo si habló con la persona y esta perdió tanto su teléfono como sus códigos de recuperación. Después, basta la contraseña para abrir la sede.',
  theyAreSignedOutEverywhere:
    'Se cierran todas sus sesiones, y el registro de actividad de la sede lo nombra a usted.',
  turnTwoStepSignIn: 'Desactivar los dos pasos',
  twoStepSignInIsOff: 'El inicio de sesión en dos pasos está desactivado.',
  close: 'Cerrar',
  registrationRequests: 'Solicitudes de acceso',
  rejected: 'Rechazada',
  activitySignIns: 'Actividad (inicios de sesión)',
  last24Hours: 'Últimas 24 horas',
  last7Days: 'Últimos 7 días',
  companies: 'Empresas',
  systemMetrics: 'Cifras del sistema',
  activeOf: (ofValue) => `activas de ${ofValue}`,
  systemOverview: 'Resumen del sistema',
  companiesSites: 'Empresas y sedes',
  thereAreNoMoreCompanies: 'No hay más empresas.',
  deactivateSiteOf: (siteId, name) => `¿Desactivar la sede ${siteId} de ${name}?`,
  deactivate: (name) => `¿Desactivar ${name}?`,
  nothingIsDeletedAfterYou:
    'No se elimina nada. Cuando la active de nuevo, todos tendrán que iniciar sesión otra vez.',
  deactivate2: 'Desactivar',
  registrationRequests2: 'Solicitudes de acceso',
  nothingWasSavedPleaseCorrect: 'No se guardó nada. Corrija el límite marcado.',
  defaultRules: 'Reglas iniciales',
  whatNewCompaniesAndSites:
    'Con qué empiezan las empresas y sedes nuevas. Las que ya existen conservan las suyas.',
  atANewSiteJobs:
    'En una sede nueva, los trabajos que quedan después de las preferencias se asignan automáticamente.',
  autoAssignment: 'Asignación automática',
  openingTheVacationPortalOf: (time) =>
    `Al abrir el portal de vacaciones de una sede nueva, se programa su cierre para el miércoles siguiente ${atTime(time)}, hora de la sede. El administrador de la sede puede cambiarlo o cancelarlo.`,
  autoPortalClosure: 'Cierre automático del portal',
  driversOfANewSite: 'Los conductores de una sede nueva pueden imprimir su lista.',
  printing: 'Impresión',
  defaultLimits: 'Límites iniciales',
  theMostANewCompany: 'Lo máximo que puede tener una empresa nueva en todas sus sedes.',
  saveSystemSettings: 'Guardar configuración',
  masterAdminPanel: 'Panel maestro',
  masterAdministrator: 'Administrador maestro',
  returnToDashboard: 'Volver al panel',

  systemSettings: 'Configuración del sistema',
  registeredOn: (date) => `Registrada el ${date}`,
  usernameIs: 'Usuario {name}.',
  deactivatingSite:
    'La sede cierra de inmediato: las sesiones de conductores y administradores se cierran con su siguiente acción, y nadie puede iniciar sesión.',
  deactivatingCompany: (sites) =>
    `${plural(sites, 'sede cierra', 'sedes cierran')} de inmediato: las sesiones de conductores y administradores se cierran con su siguiente acción, y nadie puede iniciar sesión.`,
  whatEachCompanyHas: 'Lo que tiene cada empresa. Los límites y las sedes están en {link}.',
  ruleLabels: {
    usesSeniorityForAssignment: 'Usar la antigüedad para asignar',
    usesVCStatus: 'Usar la condición VC',
    airportCertificationRequired: 'Exigir certificación de aeropuerto',
  },
  limitLabels: {
    maxDrivers: 'Máximo de conductores',
    maxJobs: 'Máximo de trabajos',
    maxSites: 'Máximo de sedes',
  },
  cannotBeDeactivated:
    'El administrador maestro inicia sesión aquí: no se pueden desactivar esta empresa ni su sede principal.',
};
