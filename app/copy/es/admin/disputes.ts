import type { Objection } from '~/domain/award/objections';
import type { disputes as en } from '~/app/copy/en/admin/disputes';
import { plural } from '~/app/copy/es/plural';

export const describeObjection = (objection: Objection): string => {
  switch (objection.code) {
    case 'not-eligible':
      return 'no es elegible';
    case 'on-vacation':
      return `está de vacaciones (${objection.weekId})`;
    case 'not-certified':
      return 'no tiene certificación de aeropuerto';
    case 'less-senior': {
      const { driverId, seniorityNumber } = objection;
      const rank = seniorityNumber === null ? '' : ` (antigüedad ${seniorityNumber})`;
      return `tiene menos antigüedad que el conductor ${driverId}${rank}, a quien las reglas dan el trabajo`;
    }
    case 'taken':
      return `le quitaría el trabajo al conductor ${objection.driverId}, a quien se le asignó manualmente`;
  }
};

export const disputes: typeof en = {
  answers: 'Respuestas',
  answered: 'Respondidos',
  answeredSinceTheLastPublished:
    'Respondidos después de la última versión publicada. Surten efecto cuando usted publique de nuevo.',
  answeredBetweenThePreviousVersion: 'Respondidos entre la versión anterior y esta.',
  claimedBy: (jobId, employeeId) => `${jobId}, reclamado por ${employeeId}`,
  open: (open) => plural(open, 'abierto', 'abiertos'),
  driversFileClaimsAboutA:
    'Los conductores presentan reclamos sobre asignaciones publicadas y leen la respuesta en su página.',
  noClaimsInThisPeriod: 'No hay reclamos en este período.',
  claimsOfThisPeriod: 'Reclamos de este período',
  pick: (rank) => `preferencia ${rank}`,
  deletedDriver: 'Conductor eliminado',
  reasonGiven: (givenReason) => `Motivo que dio: ${givenReason}`,
  answer: 'Respuesta:',
  seeTheDifference: 'Ver la diferencia',
  airport: 'Aeropuerto',
  unresolved: 'Sin resolver',
  noSeniority: 'sin antigüedad',
  aConflictIsAJob:
    'Hay conflicto cuando más de un conductor tiene el mismo trabajo como Preferencia 1.',
  noJobSelectionConflictsDetected: 'No hay conflictos de trabajos',
  conflicts: 'Conflictos',
  searchConflicts: 'Buscar conflictos',
  searchJobIdDriverName: 'ID del trabajo, nombre o ID del conductor…',
  countConflicts: (conflicts) => plural(conflicts, 'conflicto', 'conflictos'),
  jobSelectionConflicts: 'Conflictos de trabajos',
  noConflictsMatch: (search) => `Ningún conflicto coincide con “${search}”.`,
  noneOfThem: 'Ninguno de ellos',
  printDetails: 'Imprimir detalles',
  grant: 'Aceptar',
  award: 'Asignar',
  theDriver: (objections) => `El conductor ${objections.map(describeObjection).join(' y ')}.`,
  pleaseCheckBeforeGranting: 'Revise antes de aceptar',
  pleaseCheckThisFirst: 'Revise esto primero',
  theDriverOrTheJob: 'El conductor o el trabajo se eliminó.',
  reason: 'Motivo',
  theDriverReadsThisDo: 'El conductor lee esto. No mencione a otros conductores.',
  forTheActivityLogAnd: 'Para el registro de actividad y la asignación.',
  grantAnyway: 'Aceptar de todos modos',
  awardAnyway: 'Asignar de todos modos',
  withMoreThanOnePick: (conflicts, unresolved) =>
    `${plural(conflicts, 'trabajo', 'trabajos')} con más de una Preferencia 1, ${unresolved} sin resolver`,
  noConflictsDetected: 'No hay conflictos.',
  found: (found) => plural(found, 'encontrado', 'encontrados'),
  winnerAssignedManually: 'Le tocó, asignado manualmente',
  winner: 'Le tocó',
  to: (jobId, driverName) => `${jobId} a ${driverName}`,
  assignedManuallyTo: (givenTo) => `Asignado manualmente a ${givenTo}.`,
  jobSelectionConflicts2: 'Conflictos de trabajos',
  jobsThatMoreThanOne:
    'Trabajos que más de un conductor tiene como Preferencia 1, y cómo los deciden ahora las reglas.',
  totalConflicts: 'Total de conflictos',
  driversInvolved: 'Conductores en conflicto',
  printJobSelectionConflict: 'Imprimir conflicto',
  jobId: 'ID del trabajo',
  schedule: 'Horario',
  airportJob: 'Trabajo de aeropuerto',
  conflictStatus: 'Estado del conflicto',
  driverAwardedJob: 'A quién le tocó',
  jobSelectionConflict: 'Conflicto de trabajos',
  gotTheJob: 'Le tocó el trabajo',
  aManualDecisionComesBefore:
    'Una decisión manual va antes que las reglas, queda en el registro con su motivo y surte efecto cuando se publican las asignaciones.',
  conflictsTableColumns: [
    'ID del trabajo',
    'Horario',
    'Estado del conflicto',
    'Conductores en conflicto',
    'A quién le tocó',
    'Imprimir detalles',
  ],
  open2: 'Abierto',
  granted: 'Aceptado',
  denied: 'Rechazado',

  disputeResolutionTitle: 'Resolución de disputas',
  claims: 'Reclamos {open}',
  filedAbout: (employeeId, time, version) =>
    `${employeeId} · presentado ${time} sobre la versión ${version}`,
  filedBySeniorityAbout: (employeeId, seniority, time, version) =>
    `${employeeId}, ${seniority} · presentado ${time} sobre la versión ${version}`,
  takesEffectWhenYou: 'Surte efecto cuando usted publique de nuevo.',
  answerAction: 'Responder',
  theClaimAbout: (name, jobId) => `al reclamo de ${name} sobre ${jobId}`,
  claimAboutJob: (jobId) => `Reclamo sobre el trabajo ${jobId}`,
  awardJob: (jobId) => `Asignar el trabajo ${jobId}`,
};
