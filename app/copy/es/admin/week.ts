import type * as en from '~/app/copy/en/admin/week';
import { plural } from '~/app/copy/es/plural';
import { pluralDays } from '~/app/copy/es/plural-days';

export const week: typeof en.week = {
  caption: 'La semana paso a paso',
  stages: {
    open: 'Abierta',
    closed: 'Cerrada',
    review: 'Revisión',
    published: 'Publicada',
    claims: 'Reclamos',
    next: 'Semana siguiente',
  },
  done: 'hecho',
  now: 'ahora',
  next: (what) => `Próximo paso: ${what}`,
  steps: {
    firstSteps: 'terminar los primeros pasos',
    remind: (drivers) =>
      `recordar a ${plural(drivers, 'conductor sin lista', 'conductores sin lista')}`,
    close: 'esperar el cierre, o cerrar la selección',
    review: 'revisar el resultado y publicarlo',
    answerClaims: (claims) => `responder ${plural(claims, 'reclamo', 'reclamos')}`,
    publishGrants: (claims) =>
      `publicar ${plural(claims, 'reclamo concedido', 'reclamos concedidos')}`,
    publishTrades: (trades) => `publicar ${plural(trades, 'intercambio', 'intercambios')}`,
    startNext: 'empezar el período siguiente',
  },
  answerClaims: (claims) => `Responder ${plural(claims, 'reclamo', 'reclamos')}`,
  publishGrants: (claims) =>
    `Publicar ${plural(claims, 'reclamo concedido', 'reclamos concedidos')}`,
  publishTrades: (trades) => `Publicar ${plural(trades, 'intercambio', 'intercambios')}`,
  blocks: 'Después puede empezar la semana siguiente.',
  claimsWait: (claims) =>
    `${plural(claims, 'reclamo espera', 'reclamos esperan')} respuesta. Respóndalos antes: después puede empezar la semana siguiente.`,
  firstSteps: 'Seguir con los primeros pasos',
  closing: 'Cierra a las {time}. Lo que se guarde hasta entonces cuenta.',
  cancelClosing: 'Cancelar el cierre',
  publishing: (version) => `La versión ${version} se publica en {left}.`,
  publishingGoesOn: 'Sigue aunque salga de esta página.',
  publishNow: 'Publicar ahora',
  cancelPublishing: 'Cancelar la publicación',
  closeTitle: '¿Cerrar la selección ahora?',
  closeText: (days) =>
    `La selección para la semana del ${days} se cierra 10 segundos después de confirmar. Lo que se guarde hasta entonces cuenta, y hasta entonces puede cancelar.`,
  closeMissing: (missing, eligible) =>
    missing === 0
      ? 'Todos los conductores elegibles han guardado.'
      : `${missing} de ${plural(eligible, 'conductor elegible', 'conductores elegibles')} no ${missing === 1 ? 'ha' : 'han'} guardado en este período.`,
  close: 'Cerrar la selección',
  grantAndPublish: 'Conceder y publicar',
  grantAnywayAndPublish: 'Conceder de todos modos y publicar',
  publishesAll: (version) =>
    `Si también publica, se publica además todo lo que ha cambiado desde la versión ${version}.`,
  nextCutoff: (zone) => `Cierre de la nueva semana (${zone})`,
};

export const weeksAhead: typeof en.weeksAhead = {
  title: 'Próximas semanas',
  shortcut: 'Próximos cierres y días festivos',
  weeks: 'Semanas que vienen',
  opensAutomatically: (day, time) =>
    `Cuando usted publica una semana, la siguiente se abre sola los ${pluralDays[day]} a las ${time}. Esto se cambia en {settings}.`,
  opensByButton:
    'La semana siguiente se abre cuando usted presiona el botón. En {settings} puede hacer que se abra sola.',
  week: 'Semana de trabajo',
  opens: 'Apertura',
  byButton: 'Con el botón',
  cutoff: 'Cierre',
  holidays: 'Días festivos',
  why: { holiday: 'Movido por un día festivo', chosen: 'Elegido' },
  tooLate: 'Después del cierre',
  change: 'Cambiar',
  changeOf: (days) => `Cambiar el cierre de la semana del ${days}`,
  chooseTitle: (days) => `Cierre de la semana del ${days}`,
  cutoffIn: (zone) => `Cierre (${zone})`,
  cutoffHint:
    'Debe ser antes de la semana de trabajo. Los conductores lo ven cuando se abre la selección.',
  useUsual: 'Usar el cierre habitual',
  choose: 'Fijar el cierre',
  holidaysIntro:
    'Un cierre en día festivo pasa al último día laborable anterior, a la misma hora. El cierre de la semana actual no se mueve.',
  date: 'Fecha',
  name: 'Nombre (opcional)',
  addHoliday: 'Agregar día festivo',
  removeHoliday: (date) => `Quitar el día festivo del ${date}`,
};

export const workPlan: typeof en.workPlan = {
  title: 'Mantenimiento previsto',
  intro: (hours) =>
    `Avise a todos cuándo puede que las páginas no respondan. Cada página anuncia los trabajos desde ${plural(hours, 'hora', 'horas')} antes de su inicio hasta su fin; la página de estado los muestra de inmediato.`,
  statusPage: 'Abrir la página de estado',
  plan: 'Planear trabajos',
  from: 'Desde',
  until: 'Hasta',
  zone: (zone) => `Zona horaria: ${zone}`,
  note: 'Nota',
  noteHint: (most) =>
    `Opcional, hasta ${plural(most, 'carácter', 'caracteres')}. Todos pueden leerla, en sus palabras.`,
  none: 'No hay trabajos previstos',
  noneText: 'Lo que planee aparece aquí hasta que termine.',
  cancel: 'Cancelar',
  cancelNamed: (from) => `Cancelar los trabajos desde ${from}`,
};

export const firstSteps: typeof en.firstSteps = {
  title: 'Primeros pasos',
  intro:
    'Su sede está lista para prepararse. Los conductores no pueden elegir trabajos y nada ocurre solo hasta que usted abra la primera selección.',
  prepare: 'Prepare la sede',
  zone: 'Revise la zona horaria',
  zoneText: (zone, time) => `${zone}: allí son ahora ${time}. Todos los cierres la siguen.`,
  drivers: 'Agregue conductores',
  driversText:
    'Escríbalos, pegue una lista o suba un libro de Excel. La antigüedad 1 elige primero.',
  jobs: 'Agregue trabajos',
  jobsText: 'Los trabajos que los conductores ordenan, con su hora de inicio y sus días.',
  rules: 'Vea las reglas',
  rulesText:
    'Cómo se asignan los trabajos, quién ve las listas, contraseñas y recordatorios. Los valores iniciales sirven.',
  link: 'Comparta el enlace',
  linkText: 'Un enlace y un cartel con los que los conductores encuentran esta sede.',
  noneYet: 'Ninguno todavía',
  countDrivers: (drivers) => plural(drivers, 'conductor', 'conductores'),
  countJobs: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
  open: 'Abra la primera selección',
  openText: 'Los conductores eligen hasta el cierre, para la semana siguiente a este.',
  cutoff: (zone) => `Primer cierre (${zone})`,
  openNow: 'Abrir la selección',
  openWithCutoff: 'Sí, abrir con este cierre',
  withSample:
    'Los conductores y trabajos de ejemplo todavía están aquí. Participan en la selección si no los quita antes.',
  notYet: 'Agregue primero al menos un conductor y un trabajo.',
  sample: 'Datos de ejemplo',
  addSampleText:
    'Cinco conductores inventados y cinco trabajos para probarlo todo. Puede quitarlos hasta que abra la primera selección.',
  addSample: 'Agregar datos de ejemplo',
  removeSampleText: (drivers, jobs) =>
    `Aquí hay ${plural(drivers, 'conductor', 'conductores')} y ${plural(jobs, 'trabajo', 'trabajos')} de ejemplo. Las filas que usted modificó ya no cuentan como ejemplo.`,
  removeSample: 'Quitar datos de ejemplo',
  removeConfirm: 'Sí, quitarlos',
  removeTitle: '¿Quitar los datos de ejemplo?',
  removeText: (drivers, jobs) =>
    `Se quitan ${plural(drivers, 'conductor', 'conductores')} y ${plural(jobs, 'trabajo', 'trabajos')} de ejemplo. Durante un día puede deshacerlo en Editar conductores y en Editar trabajos.`,
};

export const live: typeof en.live = {
  sealed: 'Sellada',
  caption: 'Preferencias en vivo',
  searchHint: 'Buscar ID, nombre, sede o empresa…',
  noDrivers: 'No hay conductores.',
  noMatch: (search) => `Ningún conductor coincide con “${search}”.`,
  refresh: 'Actualizar',
  loadFailed: 'No se pudieron cargar las preferencias',
  unexpectedError: 'Error inesperado',
  generateReport: 'Generar informe',
  picks: 'Preferencias',
  reportTitle: 'Informe de preferencias de vacaciones',
  vacationPicks: 'Preferencias de vacaciones',
  byDriver: 'Por conductor',
  byWeek: 'Por semana',
  noPicks: 'Sin lista',

  title: 'Preferencias en vivo',
  vacationTitle: 'Preferencias de vacaciones en vivo',
  submittedOf: (submitted, drivers) =>
    `${submitted} de ${plural(drivers, 'conductor elegible', 'conductores elegibles')} ${submitted === 1 ? 'envió' : 'enviaron'} su lista`,
  found: (found) => plural(found, 'encontrado', 'encontrados'),
  columns: {
    seniority: 'Antigüedad',
    employeeId: 'ID de empleado',
    name: 'Nombre',
    picks: 'Pref.',
    firstPicks: 'Primeras preferencias',
    saved: 'Guardado',
    status: 'Estado',
  },
  carriedOver: 'Conservada',
  submitted: 'Enviada',
  entered: 'Registrada',
};

export const siteLink: typeof en.siteLink = {
  title: 'Enlace de la sede',
  intro:
    'El enlace con el que sus conductores inician sesión. Abre la página de inicio de su sede, y su ID de empleado se busca solo en esta sede.',
  sendIt: 'Envíelo',
  sendText: 'Por correo o mensaje de texto, o como marcador en una computadora compartida.',
  printIt: 'Imprímalo',
  printText: 'Un cartel con este código, el enlace y tres pasos, en papel carta o A4.',
  qrCodeOf: (link) => `Código QR de ${link}`,
  printPoster: 'Imprimir cartel',
  linkForDrivers: 'Enlace para los conductores',
  poster: 'Cartel',
  posterTitle: 'Elija su trabajo para la próxima semana',
  questions: (contactEmail) => `¿Preguntas? ${contactEmail}`,

  calendar: 'Un calendario de la sede',
  calendarText:
    'Los programas de calendario leen en un enlace secreto cuándo cierran las selecciones y cuántos conductores están de vacaciones en cada semana publicada. No nombra a ningún conductor.',
  calendarSecret: 'Dé el enlace solo a quienes pueden saberlo. Un enlace nuevo anula el anterior.',
  copyResult: {
    copied: 'Copiado al portapapeles',
    failed:
      'No se pudo copiar al portapapeles. Intente de nuevo, o seleccione y copie manualmente.',
  },
  posterSteps: (digits) => [
    ['Escanee', 'el código con la cámara de su teléfono, o escriba la dirección de abajo.'],
    ['Inicie sesión', `con su ID de empleado de ${digits} dígitos.`],
    ['Elija y guarde', 'los trabajos que quiere, primero el mejor, antes de la fecha límite.'],
  ],
};

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const reminders: typeof en.reminders = {
  title: 'Conductores sin lista',
  intro:
    'Estos conductores eligen trabajos esta semana y todavía no tienen lista. Una lista de una semana anterior que todavía cuenta también es una lista.',
  remindThe: (count) =>
    count === 1 ? 'Enviar recordatorio al conductor…' : `Enviar recordatorio a los ${count}…`,
  lastReminded: 'Último recordatorio: {time}.',
  canBeReached: (reachable, all) =>
    `Se puede avisar por correo o notificación a ${reachable} de ${drivers(all)}.`,
  cannotBeReached: (count) =>
    `A ${drivers(count)} no se les puede avisar. Imprima la lista o llámeles.`,
  remind: (count) => `Enviar el recordatorio a ${drivers(count)}`,
  remindText: 'Reciben un mensaje con el cierre y un enlace a su página, en su idioma.',
  nextAt: 'Puede enviar otro recordatorio a partir del {time}.',
  closed: 'La selección está cerrada; un recordatorio llegaría tarde.',
  everybody: 'Todos los conductores tienen una lista',
  everybodyHint: 'No hay nadie a quien recordar.',
  unreachable: 'No reciben mensajes',
  reachable: 'Reciben mensajes',
  email: 'Recibe mensajes',
  yes: 'Sí',
  no: 'No',
  print: 'Imprimir la lista',
  counts: (all, unreachable) => `${drivers(all)} sin lista, ${unreachable} de ellos sin mensajes.`,
};
