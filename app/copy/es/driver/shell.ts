import type { shell as en } from '~/app/copy/en/driver/shell';

export const shell: typeof en = {
  colors: 'Colores',
  allRightsReserved: (year, productName) =>
    `© ${year} ${productName}. Todos los derechos reservados.`,
  kioskModeActiveThisComputer:
    'Modo quiosco activo: esta computadora solo se usa para el sistema de selección de trabajos',
  enterFullScreen: 'Pantalla completa',
  checkingAuthorization: 'Verificando autorización...',
  youHaveSignedInThere: 'Usted inició sesión allí después de abrirla.',
  thisIsThePageOf: (atSite) => `Esta es la página de ${atSite}`,
  returnHome: 'Volver al inicio',
  thisPageDoesNotExist: 'Esta página no existe. Quizá cambió de lugar o el enlace tiene un error.',
  pageNotFound: 'Página no encontrada',
  noConnection: 'Sin conexión',
  theServerDidNotAnswer:
    'El servidor no respondió. Todo lo que guardó está a salvo. Intente de nuevo cuando tenga conexión.',
  yourSiteIsVeryBusy: 'Su sede está muy ocupada',
  yourSiteIsSendingMore:
    'Su sede está enviando más solicitudes de las permitidas en este momento. No se cambió nada. Intente de nuevo en unos segundos.',
  thatIsTooMuchData: 'Son demasiados datos',
  pleaseSendLessTextOr:
    'Envíe menos texto, o un libro de Excel de menos de 2 MB. No se cambió nada.',
  thatDidNotWork: 'Eso no funcionó',
  theRequestWasIncompleteOr:
    'La solicitud estaba incompleta o no está permitida. No se cambió nada.',
  somethingWentWrong: 'Algo salió mal',
  theProblemIsOnOur:
    'El problema es nuestro. Todo lo que guardó está a salvo. Intente de nuevo en un momento.',
  message: 'Mensaje',
  closeMessage: 'Cerrar mensaje',
  cancel: 'Cancelar',
  close: 'Cerrar',
  leaveWithoutSaving: '¿Salir sin guardar?',
  leave: 'Salir',
  previous: 'Anterior',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  next: 'Siguiente',
  skipToMainContent: 'Ir al contenido principal',
  loading: 'Cargando…',
  tagline: 'Gestión eficiente del personal',
  summary:
    'Los conductores ordenan los trabajos y las semanas de vacaciones que quieren; decide la antigüedad y todos ven por qué.',
  sameAsDevice: 'Como el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  exit: 'Salir',
  logOut: 'Cerrar sesión',
  signedInAs: 'Sesión de {name}',
};
