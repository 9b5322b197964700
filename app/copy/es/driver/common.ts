import type * as en from '~/app/copy/en/driver/common';
import { plural } from '~/app/copy/es/plural';

export const common: typeof en.common = {
  continue: 'Continuar',
  availableJobs: 'Trabajos disponibles',
  jobId: 'ID del trabajo',
  startTime: 'Hora de inicio',
  daysOfWeek: 'Días de la semana',
  location: 'Lugar',
  driver: 'Conductor',
  password: 'Contraseña',
  employeeId: 'ID de empleado',
  saving: 'Guardando…',
  sending: 'Enviando…',
  pastResults: 'Resultados anteriores',
  messages: 'Mensajes',
  backToList: 'Volver a su lista',
  pick: (rank) => `Opción ${rank}`,
  picksGone: 'Opciones que ya no se ofrecen',
  whereYouStand: 'Su posición',
  tryAgain: 'Intentar de nuevo',
  shortDays: { Sun: 'dom', Mon: 'lun', Tue: 'mar', Wed: 'mié', Thu: 'jue', Fri: 'vie', Sat: 'sáb' },
  notAvailable: 'N/D',
  cancel: 'Cancelar',
  close: 'Cerrar',
  loading: 'Cargando…',
  places: { airport: 'Aeropuerto', local: 'Local' },
  placeCount: (places) => plural(places, 'plaza', 'plazas'),
  paidHours: (hours) => `${hours} ${hours === 1 ? 'hora pagada' : 'horas pagadas'}`,
};

export const kiosk: typeof en.kiosk = {
  stillThere: '¿Sigue ahí?',
  signOut: 'Cerrar sesión ahora',
  startOver: 'Empezar de nuevo',
  stay: 'Sigo aquí',
  signedOutIn: 'Su sesión se cerrará en {time}. Se perderán los cambios que no haya guardado.',
  startsOverIn: 'Esta página empieza de nuevo en {time}.',
};

export const language: typeof en.language = { switchTo: { language: 'en', name: 'English' } };

export const print: typeof en.print = {
  print: 'Imprimir',
  blocked: 'No se pudo abrir la ventana de impresión. Revise la configuración de su navegador.',
  error: 'Error de impresión',
  newWindow: '(abre una ventana nueva)',
  printed: (time) => `Impreso el ${time}`,
};

export const shell: typeof en.shell = {
  colors: 'Colores',
  rights: (year, productName) => `© ${year} ${productName}. Todos los derechos reservados.`,
  kioskBanner:
    'Modo quiosco activo: esta computadora solo se usa para el sistema de selección de trabajos',
  fullScreen: 'Pantalla completa',
  checkingAccess: 'Verificando autorización...',
  plannedWork: ({ from, until, note }) =>
    `Trabajos de mantenimiento: ${from} – ${until}. Puede que las páginas no respondan.${note === '' ? '' : ` ${note}`}`,
  status: 'Estado',
  signedInThere: (site) => `Desde que abrió esta página, inició sesión en ${site}.`,
  otherSite: (atSite) => `Esta es la página de ${atSite}`,
  returnHome: 'Volver al inicio',
  notFoundText: 'Esta página no existe. Quizá cambió de lugar o el enlace tiene un error.',
  notFound: 'Página no encontrada',
  offline: 'Sin conexión',
  offlineText:
    'El servidor no respondió. Todo lo que guardó está a salvo. Intente de nuevo cuando tenga conexión.',
  busy: 'Su sede está muy ocupada',
  busyText:
    'Su sede está enviando más solicitudes de las permitidas en este momento. No se cambió nada. Intente de nuevo en unos segundos.',
  tooLarge: 'Son demasiados datos',
  tooLargeText: 'Envíe menos texto, o un libro de Excel de menos de 2 MB. No se cambió nada.',
  refused: 'Eso no funcionó',
  refusedText: 'La solicitud estaba incompleta o no está permitida. No se cambió nada.',
  failed: 'Algo salió mal',
  failedText:
    'El problema es nuestro. Todo lo que guardó está a salvo. Intente de nuevo en un momento.',
  message: 'Mensaje',
  closeMessage: 'Cerrar mensaje',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Salir',
  previous: 'Anterior',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  next: 'Siguiente',
  skip: 'Ir al contenido principal',
  tagline: 'Gestión eficiente del personal',
  summary:
    'Los conductores ordenan los trabajos y las semanas de vacaciones que quieren; decide la antigüedad y todos ven por qué.',
  sameAsDevice: 'Como el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  exit: 'Salir',
  logOut: 'Salir',
  signedInAs: 'Sesión de {name}',
  messages: 'Mensajes ({hotkey})',
};
