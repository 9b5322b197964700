import type { shell as en } from '~/app/copy/en/driver/shell';

export const shell: typeof en = {
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
