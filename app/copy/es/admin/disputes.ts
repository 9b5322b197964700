import type { disputes as en } from '~/app/copy/en/admin/disputes';
import { plural } from '~/app/copy/es/plural';
import type { Catalogue } from '~/domain/award/award';
import type { Objection } from '~/domain/award/figures/objections';

type Other = Extract<Objection, { readonly driverId: string }>;

const nameOther = (other: Other): string => {
  const name = other.driverName ?? `El conductor ${other.driverId}`;
  const rank = 'seniorityNumber' in other ? other.seniorityNumber : null;
  return rank === null ? name : `${name} (antigüedad ${rank})`;
};

const gains = ({ gainedId }: Other): string => {
  if (gainedId === undefined) return '';
  return gainedId === null ? ' y no recibiría nada' : ` y recibiría ${gainedId}`;
};

export const describeObjection = (objection: Objection, name: string): string => {
  switch (objection.code) {
    case 'not-eligible':
      return `${name} no es elegible`;
    case 'on-vacation':
      return `${name} está de vacaciones (${objection.weekId})`;
    case 'on-leave':
      return `${name} está de licencia`;
    case 'not-certified':
      return `${name} no tiene certificación de aeropuerto`;
    case 'less-senior':
      return `${nameOther(objection)}, con más antigüedad, perdería su lugar${gains(objection)}`;
    case 'taken':
      return `${nameOther(objection)}, a quien se le asignó manualmente, lo perdería${gains(objection)}`;
    case 'loses':
      return `${nameOther(objection)} perdería ${objection.lostId}${gains(objection)}`;
    case 'others-lose':
      return plural(
        objection.count,
        'conductor más perdería lo que recibe ahora',
        'conductores más perderían lo que reciben ahora',
      );
  }
};

const dataKinds: Record<Catalogue, string> = {
  jobs: 'Datos del trabajo',
  vacations: 'Datos de la semana',
};

export const disputes: typeof en = {
  answers: (claims) => `Responde ${plural(claims, 'reclamo', 'reclamos')}`,
  answered: (claims) => `Respondió ${plural(claims, 'reclamo', 'reclamos')}`,
  answeredSince:
    'Respondidos después de la última versión publicada. Surten efecto cuando usted publique de nuevo.',
  answeredBetween: 'Respondidos entre la versión anterior y esta.',
  claimedBy: (jobId, employeeId) => `${jobId}, reclamado por ${employeeId}`,
  countOpen: (open) => plural(open, 'abierto', 'abiertos'),
  claimsIntro:
    'Los conductores presentan reclamos sobre asignaciones publicadas y leen la respuesta en su página.',
  noClaims: 'No hay reclamos en este período.',
  noClaimsMatch: 'Ningún reclamo coincide.',
  searchClaims: 'Buscar reclamos',
  showClaims: 'Reclamos que se muestran',
  claimsFound: (found, all) => `${found} de ${plural(all, 'reclamo', 'reclamos')}`,
  countKind: (kind, claims) =>
    `${{ all: 'Todos', pick: 'Una opción', seniority: 'Antigüedad', list: 'Lista', data: 'Datos', other: 'Otra cosa' }[kind]} ${claims}`,
  describeKind: (kind, of) =>
    kind === 'data'
      ? dataKinds[of]
      : { seniority: 'Antigüedad', list: 'Lista', other: 'Otra cosa' }[kind],
  claimAbout: (subject) => `Reclamo: ${subject}`,
  changesNothing:
    'Si lo acepta, le dice al conductor que tiene razón. Ninguna asignación cambia: corrija usted la lista, el trabajo o el conductor y publique de nuevo si hace falta.',
  claimsCaption: 'Reclamos de este período',
  pick: (rank) => `preferencia ${rank}`,
  deletedDriver: 'Conductor eliminado',
  reasonGiven: (givenReason) => `Motivo que dio: ${givenReason}`,
  answerLabel: 'Respuesta:',
  seeTheDifference: 'Ver la diferencia',
  airport: 'Aeropuerto',
  unresolved: 'Sin resolver',
  noSeniority: 'sin antigüedad',
  noConflictsHint:
    'Hay conflicto cuando un trabajo es la Preferencia 1 de más conductores que plazas tiene.',
  noConflicts: 'No hay conflictos de trabajos',
  conflicts: 'Conflictos',
  searchConflicts: 'Buscar conflictos',
  searchHint: 'Trabajo, nombre o ID…',
  countConflicts: (conflicts) => plural(conflicts, 'conflicto', 'conflictos'),
  caption: 'Conflictos de trabajos',
  noConflictsMatch: (search) => `Ningún conflicto coincide con “${search}”.`,
  printDetailsOf: (jobId) => `Imprimir detalles de ${jobId}`,
  printDetails: 'Imprimir detalles',
  grant: 'Aceptar',
  award: 'Asignar',
  describeObjections: (objections, name) =>
    objections.map((objection) => `${describeObjection(objection, name)}.`),
  checkGrant: 'Revise antes de aceptar',
  checkAward: 'Revise esto primero',
  deletedText: 'Se eliminó el conductor, el trabajo o la semana.',
  reason: 'Motivo',
  driverReads: 'El conductor lee esto. No mencione a otros conductores.',
  reasonHint: 'Para el registro de actividad y la asignación.',
  grantAnyway: 'Aceptar de todos modos',
  awardAnyway: 'Asignar de todos modos',
  conflictsSummary: (conflicts, unresolved) =>
    `${plural(conflicts, 'trabajo', 'trabajos')} que son la Preferencia 1 de más conductores que plazas tienen, ${unresolved} sin resolver`,
  noneDetected: 'No hay conflictos.',
  winnerManual: 'Le tocó, asignado manualmente',
  winner: 'Le tocó',
  awardTo: (jobId, driverName) => `Asignar ${jobId} a ${driverName}`,
  assignedManuallyTo: (givenTo) => `Asignado manualmente a ${givenTo}.`,
  title: 'Conflictos de trabajos',
  intro:
    'Trabajos que son la Preferencia 1 de más conductores que plazas tienen, y cómo los deciden ahora las reglas.',
  totalConflicts: 'Total de conflictos',
  driversInvolved: 'Conductores en conflicto',
  printConflict: 'Imprimir conflicto',
  jobId: 'ID del trabajo',
  schedule: 'Horario',
  airportJob: 'Trabajo de aeropuerto',
  conflictStatus: 'Estado del conflicto',
  driverAwardedJob: 'A quién le tocó',
  conflictTitle: 'Conflicto de trabajos',
  gotTheJob: 'Le tocó el trabajo',
  awardHint:
    'Una decisión manual va antes que las reglas, queda en el registro con su motivo y surte efecto cuando se publican las asignaciones.',
  columns: {
    job: 'ID del trabajo',
    schedule: 'Horario',
    status: 'Estado del conflicto',
    drivers: 'Conductores en conflicto',
    winner: 'A quién le tocó',
  },
  open: 'Abierto',
  granted: 'Aceptado',
  denied: 'Rechazado',

  show: 'Conflictos que se muestran',
  showAll: (conflicts) => `Todos ${conflicts}`,
  showUnresolved: (conflicts) => `Sin resolver ${conflicts}`,
  showResolved: (conflicts) => `Resueltos ${conflicts}`,
  noneOfThese: 'No hay conflictos de este tipo.',
  goesTo: (holders) => `Va a ${holders.join(', ')}`,
  goesToNobody: 'Nadie lo recibe',
  holderReasons: {
    manual: 'asignación manual',
    mostSenior: (winners, drivers) =>
      winners === 1
        ? `con más antigüedad de ${drivers}`
        : `entre los ${winners} con más antigüedad de ${drivers}`,
    nextSenior: 'con más antigüedad entre quienes pueden tomarlo',
    laterPick: (rank) => `su Preferencia ${rank}`,
  },
  disputeTitle: 'Resolución de disputas',
  claims: 'Reclamos {open}',
  filedAbout: (employeeId, time, version) =>
    `${employeeId} · presentado ${time} sobre la versión ${version}`,
  filedBySenior: (employeeId, seniority, time, version) =>
    `${employeeId}, ${seniority} · presentado ${time} sobre la versión ${version}`,
  takesEffect: 'Surte efecto cuando usted publique de nuevo.',
  answer: 'Responder',
  answerClaim: (name, jobId) => `Responder al reclamo de ${name} sobre ${jobId}`,
  claimAboutJob: (jobId) => `Reclamo sobre el trabajo ${jobId}`,
  claimAboutWeek: (weekId) => `Reclamo sobre la semana de vacaciones ${weekId}`,
  vacationWeek: 'Semana de vacaciones',
  awardJob: (jobId) => `Asignar el trabajo ${jobId}`,
  resolved: 'Resuelto',
  countResolved: 'Resueltos',
  countUnresolved: 'Sin resolver',
  conflictsFound: (found, all) => `${found} de ${plural(all, 'conflicto', 'conflictos')}`,
};
