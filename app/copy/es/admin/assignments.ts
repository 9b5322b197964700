import type { assignments as en } from '~/app/copy/en/admin/assignments';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en = {
  caption: 'Asignaciones',
  searchHint: 'Buscar conductores o trabajos…',
  tableLabel: 'Tabla de asignaciones',
  coversFor: (coversFor) => `cubre a ${coversFor}`,
  noMatch: 'Ningún conductor coincide con su búsqueda.',
  differences: 'Diferencias',
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
  driverOption: (name, seniority) => `${name}, antigüedad ${seniority}`,
  airportOption: (startTime) => `${startTime}, aeropuerto`,
  doesNotCount:
    'Ahora no cuenta: el trabajo tiene menos plazas que asignaciones, o ya no existe el conductor o el trabajo.',
  manualEntry: '{job} a {driver}, por {by}',
  publishedAt: '{time}. Huella digital: {digest}',
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
