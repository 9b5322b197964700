import type { assignments as en } from '~/app/copy/en/admin/assignments';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en = {
  assignments: 'Asignaciones',
  searchDriversOrJobs: 'Buscar conductores o trabajos…',
  found: (found) => ` · ${plural(found, 'encontrado', 'encontrados')}`,
  assignmentsTable: 'Tabla de asignaciones',
  coversFor: (coversFor) => `cubre a ${coversFor}`,
  noDriversMatchYourSearch: 'Ningún conductor coincide con su búsqueda.',
  thePublishedVersion: 'la versión publicada',
  theVersionBefore: 'la versión anterior',
  nothingDiffersFrom: (before) => `No hay diferencias con ${before}.`,
  differences: 'Diferencias',
  before: 'Antes',
  now: 'Ahora',
  theyComeBeforeSeniorityAnd:
    'Van antes que la antigüedad y las preferencias, y quedan en el registro.',
  job: 'Trabajo',
  reasonOptional: 'Motivo (opcional)',
  assignAnyway: 'Asignar de todos modos',
  noManualAssignmentsInThis: 'No hay asignaciones manuales en este período.',
  removeTheAssignmentOf: (jobId) => `Quitar la asignación de ${jobId}`,
  publishedVersion: (version) => `Publicada, versión ${version}`,
  provisionalTheResultOfThe:
    'Provisional: el resultado de las preferencias hasta ahora. Los conductores no lo ven.',
  nothingIsPublishedForThis:
    'Todavía no hay nada publicado para este período. Cree una asignación provisional para ver el resultado de las preferencias hasta ahora.',
  createProvisional: 'Crear provisional',
  awardRecord: 'Registro de asignación',
  remove: 'Quitar',
  finalAssignments: 'Asignaciones finales',
  publishTheAssignmentsOf: (days) => `¿Publicar las asignaciones de la semana del ${days}?`,
  assignmentsOf: (days) => `Asignaciones de la semana del ${days}`,
  backToFinalAssignments: 'Volver a Asignaciones finales',

  selectionIsStillOpenYou:
    'La selección sigue abierta. Puede ver una asignación provisional y guardarla como final después del cierre.',
  savingAgainPublishesVersionAnd: (awardVersion) =>
    `Si guarda de nuevo, se publica la versión ${awardVersion} y se muestra la diferencia.`,
  savingPublishesTheAwardEvery:
    'Al guardar se publican las asignaciones: cada conductor ve su trabajo y el motivo de cada preferencia.',
  saveLabel: 'Guardar asignaciones finales',
  resultsDifferFrom: (results, before) =>
    results === 1
      ? `1 resultado distinto de ${before}`
      : `${results} resultados distintos de ${before}`,
  resultsDifferFromVersion: (results, version) =>
    results === 1
      ? `1 resultado es distinto de la versión ${version}.`
      : `${results} resultados son distintos de la versión ${version}.`,
  changedFromPlace: (place) =>
    `Los resultados cambian desde el lugar ${place} del orden de antigüedad; para los conductores con más antigüedad no cambia nada.`,
  changedFromSeniority: (place, seniority) =>
    `Los resultados cambian desde el lugar ${place} del orden de antigüedad (antigüedad ${seniority}); para los conductores con más antigüedad no cambia nada.`,
  driverOption: (name, seniority) => `${name}, antigüedad ${seniority}`,
  airportOption: (startTime) => `${startTime}, aeropuerto`,
  manualEntry: '{job} a {driver}, por {by}',
  publishedAt: '{time}. Huella digital: {digest}',
  jobsOutlook: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} ${assigned === 1 ? 'recibe' : 'reciben'} un trabajo.`,
  weeksOutlook: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} ${assigned === 1 ? 'recibe' : 'reciben'} una semana.`,
  driversSeeIt:
    'Los conductores lo ven de inmediato. Quienes dieron su correo electrónico reciben un aviso. Puede publicar de nuevo más tarde: se crea una versión nueva y se muestra la diferencia.',
  driversSeeItAgain:
    'Los conductores lo ven de inmediato. Quienes dieron su correo electrónico reciben un aviso si su resultado cambió. Puede publicar de nuevo más tarde: se crea una versión nueva y se muestra la diferencia.',
  everyDriverKeepsTheJob: (version) =>
    `Cada conductor conserva su trabajo de la versión ${version}.`,
  everyDriverKeepsTheWeek: (version) =>
    `Cada conductor conserva su semana de la versión ${version}.`,
  assignedOf: (assigned, drivers) =>
    `${assigned} de ${plural(drivers, 'conductor', 'conductores')} con trabajo asignado`,
};
