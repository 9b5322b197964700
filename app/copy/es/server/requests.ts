import type * as en from '~/app/copy/en/server/requests';

export const common: typeof en.common = {
  nothingWasChanged: 'No se cambió nada',
  validationError: 'Revise los datos',
  vacationPortalClosed: 'Portal de vacaciones cerrado',
  invalidEmployeeId: 'ID de empleado no válido',
  periodNotPublished: 'No hay nada publicado para ese período.',
  importSuccessful: 'Importación terminada',
  alsoRemoved: (text, removed) => `${text} · Eliminados: ${removed}`,
  provisionalCreated: 'Asignaciones provisionales creadas',
  assignmentCreated: 'Asignación creada',
  assignmentRemoved: 'Asignación quitada',
  notPublishedYet: 'Todavía no hay nada publicado.',
  settingsUpdated: 'Configuración actualizada',
  settingsUpdatedText: 'La configuración del sistema se guardó.',
};

export const forms: typeof en.forms = {
  incomplete: 'Este formulario está incompleto o dañado.',
  tooLarge: 'Son demasiados datos. Envíe menos.',
  closing: 'La selección cierra en 10 segundos',
  closingText: 'Lo que ya se está enviando todavía cuenta.',
  closingCanceled: 'Se canceló el cierre anticipado',
  cutoffSet: 'Cierre fijado',
  cutoffExtendedText:
    'La selección está abierta de nuevo. Se avisa a los conductores por correo y en su página.',
  cutoffSetText: 'Los conductores ya ven la nueva fecha límite.',
  nextPeriodStarted: 'Empezó el período siguiente',
  nextPeriodStartedText: 'Los conductores pueden elegir trabajos de nuevo.',
};

export const refusals: typeof en.refusals = {
  nothingHere: 'Esta página no existe.',
  notFromOurPages: 'Esta solicitud no viene de nuestras páginas.',
  unsupportedMethod: 'Esta página no admite esa solicitud.',
  unlikeOurPages: 'Ninguna de nuestras páginas envía una solicitud así.',
  starting: 'La aplicación se está iniciando. No se cambió nada. Intente de nuevo.',
  tooSlow:
    'La aplicación tardó demasiado. Abra la página otra vez para ver si su cambio se guardó.',
};

export const foreignRequest: typeof en.foreignRequest = {
  title: 'No se aceptó este formulario',
  text: 'Su navegador no indicó que viene de nuestras propias páginas, así que no se cambió nada. Esto lo protege de otros sitios web que actúan en su nombre.',
  ways: [
    'Vuelva atrás, recargue la página y envíe el formulario de nuevo.',
    'Si eso no ayuda, desactive las herramientas de privacidad y los complementos que ocultan de dónde vienen las solicitudes, o use otro navegador.',
    'Si la página está abierta dentro de otra aplicación, ábrala en un navegador.',
  ],
  toStart: 'Ir a la página de inicio',
};

export const shell: typeof en.shell = {
  loggedOut: 'Sesión cerrada',
  loggedOutText: 'Cerró sesión correctamente',
};

export const startUp: typeof en.startUp = {
  preparing: 'Preparando la aplicación',
  loading: 'Cargando datos esenciales del sistema...',
  failedTitle: 'Error grave del sistema',
  failed: 'Error grave del sistema: comuníquese de inmediato con soporte.',
  tryAgain: 'Intentar de nuevo',
};
