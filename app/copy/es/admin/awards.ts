import type * as en from '~/app/copy/en/admin/awards';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en.assignments = {
  caption: 'Asignaciones',
  searchHint: 'Buscar conductores o trabajos…',
  tableLabel: 'Tabla de asignaciones',
  coversFor: (coversFor) => `cubre a ${coversFor}`,
  noMatch: 'Ningún conductor coincide con su búsqueda.',
  differences: 'Diferencias',
  changedResults: (results) => plural(results, 'resultado cambiado', 'resultados cambiados'),
  before: 'Antes',
  now: 'Ahora',
  manualHint: 'Van antes que la antigüedad y las preferencias, y quedan en el registro.',
  job: 'Trabajo',
  reasonOptional: 'Motivo (opcional)',
  assignAnyway: 'Asignar de todos modos',
  checkAssignment: (id, name) => `Revise esto antes de asignar ${id} a ${name}`,
  noManual: 'No hay asignaciones manuales en este período.',
  removeAssignment: (jobId, name) => `Quitar la asignación de ${jobId} a ${name}`,
  publishedVersion: (version) => `Publicada, versión ${version}`,
  provisionalText:
    'Provisional: el resultado de las preferencias hasta ahora. Los conductores no lo ven.',
  notPublishedText:
    'Todavía no hay nada publicado para este período. Cree una asignación provisional para ver el resultado de las preferencias hasta ahora.',
  createProvisional: 'Crear provisional',
  awardRecord: 'Registro de asignación',
  payrollExcel: 'Nómina (Excel)',
  payrollCsv: 'Nómina (CSV)',
  remove: 'Quitar',
  finalAssignments: 'Asignaciones finales',
  publishTitle: (days) => `¿Publicar las asignaciones de la semana del ${days}?`,
  postingTitle: (days) => `Asignaciones de la semana del ${days}`,

  stillOpen:
    'La selección sigue abierta. Puede ver una asignación provisional y guardarla como final después del cierre.',
  publishAgainText: (awardVersion) =>
    `Si guarda de nuevo, se publica la versión ${awardVersion} y se muestra la diferencia.`,
  publishText:
    'Al guardar se publican las asignaciones: cada conductor ve su trabajo y el motivo de cada preferencia.',
  publishing: 'Publicando…',
  publishingText: (percent) =>
    `Está preparado el ${percent} %. El proceso continúa aunque cierre la página, y los conductores no ven nada hasta que todo esté listo.`,
  publishingWaits: 'Leyendo las listas guardadas. El proceso continúa aunque cierre la página.',
  saveLabel: 'Guardar asignaciones finales',
  differFromVersion: (results, version) =>
    results === 1
      ? `1 resultado es distinto de la versión ${version}.`
      : `${results} resultados son distintos de la versión ${version}.`,
  changedFromPlace: (place) =>
    `Los resultados cambian desde el lugar ${place} del orden de antigüedad; para los conductores con más antigüedad no cambia nada.`,
  changedFromSeniority: (place, seniority) =>
    `Los resultados cambian desde el lugar ${place} del orden de antigüedad (antigüedad ${seniority}); para los conductores con más antigüedad no cambia nada.`,
  doesNotCount:
    'Ahora no cuenta: el trabajo tiene menos plazas que asignaciones, o ya no existe el conductor o el trabajo.',
  manualEntry: '{job} a {driver}, por {by}',
  publishedOn: 'Se publicó el {time}.',
  digest: 'Huella digital: {digest}',
  manually: 'Asignar manualmente…',
  sortBy: (column) => `Ordenar por ${column}`,
  sort: 'Ordenar',
  number: 'N.º',
  numberedDigest: 'Huella digital que los conductores pueden comprobar: {digest}',
  jobsOutlook: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} ${assigned === 1 ? 'recibe' : 'reciben'} un trabajo.`,
  weeksOutlook: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} ${assigned === 1 ? 'recibe' : 'reciben'} una semana.`,
  driversSeeIt:
    'Se publica después de 10 segundos, y hasta entonces puede cancelar. Entonces los conductores ven sus resultados, y quienes dieron su correo electrónico reciben un aviso. Puede publicar de nuevo más tarde: se crea una versión nueva y se muestra la diferencia.',
  driversSeeItAgain:
    'Se publica después de 10 segundos, y hasta entonces puede cancelar. Entonces los conductores ven sus resultados, y quienes dieron su correo electrónico reciben un aviso si su resultado cambió. Puede publicar de nuevo más tarde: se crea una versión nueva y se muestra la diferencia.',
  nobodyLosesJob: (version) => `Cada conductor conserva su trabajo de la versión ${version}.`,
  nobodyLosesWeek: (version) => `Cada conductor conserva su semana de la versión ${version}.`,
  assignedOf: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} con asignación`,
  assignedFound: (drivers, all, assigned) =>
    `${drivers} de ${plural(all, 'conductor', 'conductores')} · ${plural(assigned, 'asignado', 'asignados')}`,
  show: 'Mostrar',
  filter: 'Filtrar',
  filters: {
    all: 'Todos los conductores',
    unassigned: 'Sin asignar',
    manual: 'Manual',
    changed: 'Con cambios desde la última versión',
    claimed: 'Con reclamo',
  },
  filterCount: (filter, drivers) => `${filter} (${drivers})`,
  days: 'Días',
  pickColumn: 'Preferencia',
  pick: (rank) => `Preferencia ${rank}`,
  manualPick: 'Manual',
  notRanked: 'No está en su lista',
  provisionalOfWeek: (days) => `Semana del ${days}, provisional`,
  noDifference: (isPreview) =>
    isPreview
      ? 'No hay diferencias con la versión publicada.'
      : 'No hay diferencias con la versión anterior.',
  differenceTitle: (results, isPreview) => {
    const before = isPreview ? 'la versión publicada' : 'la versión anterior';
    return `${plural(results, 'resultado distinto', 'resultados distintos')} de ${before}`;
  },
};

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const results: typeof en.results = {
  seenCount: (seen, all) =>
    `${seen} de ${drivers(all)} ${seen === 1 ? 'confirmó' : 'confirmaron'} su resultado`,
  whoHasNot: 'Quiénes faltan',
  title: 'Resultados sin confirmar',
  intro: 'Los conductores confirman su resultado en su página con “Entendido”.',
  back: 'Volver a las asignaciones',
  count: (unseen, all) =>
    `${unseen} de ${drivers(all)} no ${unseen === 1 ? 'ha' : 'han'} confirmado su resultado.`,
  tableTitle: 'Sin confirmar',
  result: 'Resultado',
  none: 'Ninguno',
  email: 'Recibe mensajes',
  yes: 'Sí',
  no: 'No',
  everybody: 'Todos los conductores confirmaron su resultado',
  everybodyHint: 'Si una versión nueva cambia un resultado, su conductor vuelve a aparecer aquí.',
  nothingPublished: 'Ahora no hay asignaciones publicadas',
  nothingPublishedHint: 'Publique primero las asignaciones. Después verá aquí quiénes faltan.',
  print: 'Imprimir la lista',
  pages: 'Páginas de conductores',
  remind: (unseen) =>
    `Recordar a ${unseen === 1 ? 'este conductor' : `estos ${unseen} conductores`}`,
  remindText: (reached, unseen) =>
    `${reached} de ${drivers(unseen)} lo ${reached === 1 ? 'recibirá' : 'recibirán'} por correo o como notificación. Puede enviar un recordatorio por versión.`,
  nobodyReached:
    'A ninguno de estos conductores se le puede avisar por correo o notificación. Imprima la lista.',
  reminded: 'Envió el recordatorio de esta versión el {time}.',
  ofWeek: (days, version) => `Semana del ${days}, versión ${version}`,
  ofVacations: (version) => `Semanas de vacaciones, versión ${version}`,
  withdraw: 'Retirar',
  withdrawTitle: (version) => `¿Retirar la versión ${version}?`,
  withdrawJobs:
    'Los conductores ya no ven sus resultados. Ven que las asignaciones se retiraron, cuándo y su motivo. Se les avisa por correo y con una notificación, según lo que eligieron. El período vuelve a revisión: puede cambiar asignaciones y publicar de nuevo, o reabrir la selección.',
  withdrawWeeks:
    'Los conductores ya no ven sus semanas. Ven que las asignaciones se retiraron, cuándo y su motivo. Se les avisa por correo y con una notificación, según lo que eligieron. Puede cambiar asignaciones y publicar de nuevo.',
  withdrawKeeps: 'El registro de esta versión y sus reclamos quedan en Semanas anteriores.',
  reason: 'Motivo',
  reasonHint: (limit) =>
    `Hasta ${limit} caracteres. Lo leen todos los conductores; no nombre a ninguno.`,
  withdrawConfirm: (version) => `Retirar la versión ${version}`,
  withdrawnVersion: (version) => `Retirada, versión ${version}`,
  withdrawnText: 'Publicada el {published}, retirada el {time}. Motivo: {reason}',
  withdrawnKept: 'Los conductores no ven esta versión. Su registro se conserva abajo.',
  withdrawnMark: 'Retirada',
};

export const publishedWeeks: typeof en.publishedWeeks = {
  title: 'Semanas publicadas',
  intro:
    'Una semana publicada conserva sus trabajos como se publicaron. Elija qué cambia también allí: a los conductores de esos trabajos se les dice qué tenían, qué tienen y por qué, y no cambia el resultado de nadie más.',
  differ: (jobs) =>
    jobs === 1
      ? '1 trabajo se cambió o se eliminó después de publicarse una semana, que lo conserva como era.'
      : `${jobs} trabajos se cambiaron o se eliminaron después de publicarse una semana, que los conserva como eran.`,
  review: 'Cambiar también la semana publicada…',
  version: (version) => `Versión ${version}`,
  published: 'Publicado',
  now: 'Ahora',
  deleted: (drivers) =>
    `Eliminado. Si se elimina también allí, ${drivers === 1 ? 'este conductor se queda' : `estos ${drivers} conductores se quedan`} sin trabajo esa semana.`,
  heldBy: (names, drivers) => `${drivers === 1 ? 'Lo tiene' : 'Lo tienen'} ${names}`,
  change: 'Cambiar la semana publicada',
  leave: 'Dejarla como se publicó',
  none: 'Ninguna semana publicada difiere de la lista de trabajos',
  noneText:
    'Cuando usted cambia o elimina un trabajo que alguien tiene en una semana publicada, aparece aquí.',
};

export const publishedVacations: typeof en.publishedVacations = {
  title: 'Semanas de vacaciones publicadas',
  intro:
    'Las semanas de vacaciones publicadas quedan como se publicaron. Elija qué cambia también allí: a los conductores de esas semanas se les dice qué tenían, qué tienen y por qué, y no cambia el resultado de nadie más.',
  changed: 'Cambiadas desde su publicación',
  differ: (weeks) =>
    weeks === 1
      ? '1 semana de vacaciones se cambió o se eliminó después de publicarse, y sus conductores la conservan como era.'
      : `${weeks} semanas de vacaciones se cambiaron o se eliminaron después de publicarse, y sus conductores las conservan como eran.`,
  review: 'Cambiar también las semanas publicadas…',
  deleted: (drivers) =>
    `Eliminada. Si se elimina también allí, ${drivers === 1 ? 'este conductor pierde' : `estos ${drivers} conductores pierden`} la semana.`,
  change: 'Cambiar las semanas publicadas',
  none: 'Ninguna semana publicada difiere de la lista de semanas',
  noneText:
    'Cuando usted cambia o elimina una semana de vacaciones que alguien tiene en la versión publicada, aparece aquí.',
};

export const posting: typeof en.posting = {
  order: 'Orden de esta hoja',
  orders: {
    seniority: 'Por antigüedad',
    name: 'Por nombre',
    week: 'Por semana',
    job: 'Por trabajo',
  },
  withIds: 'Con números de empleado',
  withIdsHint:
    'No los incluya en lo que publique en la pared: un número de empleado puede bastar para iniciar sesión.',
  show: 'Mostrar',
};
