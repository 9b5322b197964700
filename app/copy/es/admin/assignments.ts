import type { assignments as en } from '~/app/copy/en/admin/assignments';
import { getNoun } from '~/app/copy/es/nouns';
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
  seniority: (seniorityNumber) => ` (antigüedad ${seniorityNumber})`,
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
  everyDriverKeepsTheOf: (noun, version) =>
    `Cada conductor conserva su ${getNoun(noun).one} de la versión ${version}.`,
  countDrivers: (drivers) => plural(drivers, 'conductor', 'conductores'),
  driversWithAnEmailAddress: 'Los conductores que dieron su correo electrónico reciben un aviso.',
  driversWithAnEmailAddressOn:
    'Los conductores que dieron su correo electrónico reciben un aviso si su resultado cambió.',
  remove: 'Quitar',
  finalAssignments: 'Asignaciones finales',
  publishTheAssignmentsOf: (periodId) => `¿Publicar las asignaciones de ${periodId}?`,
  assignmentsOf: (periodId) => `Asignaciones de ${periodId}`,
  backToFinalAssignments: 'Volver a Asignaciones finales',

  selectionIsStillOpenYou:
    'La selección sigue abierta. Puede ver una asignación provisional y guardarla como final después del cierre.',
  savingAgainPublishesVersionAnd: (awardVersion) =>
    `Si guarda de nuevo, se publica la versión ${awardVersion} y se muestra la diferencia.`,
  savingPublishesTheAwardEvery:
    'Al guardar se publican las asignaciones: cada conductor ve su trabajo y el motivo de cada preferencia.',
  saveLabel: 'Guardar asignaciones finales',
};
