import { plural } from '~/app/copy/es/plural';
import type { preferences as en } from '~/app/copy/en/driver/preferences';

export const preferences: typeof en = {
  jobType: 'Tipo de trabajo',
  worksOnAllOf: 'Trabaja todos estos días',
  reset: 'Restablecer',
  done: 'Listo',
  apply: 'Aplicar',
  searchJobs: 'Buscar trabajos',
  searchJobs2: 'Buscar trabajos...',
  yourJob: (jobId) => `Su trabajo: ${jobId}`,
  youAreOnVacation: 'Está de vacaciones',
  youWereNotAssignedA: 'No se le asignó ningún trabajo',
  youHadNoPicksIn: 'No tenía preferencias en este período.',
  vacationWeekTookYouOut: (onVacation) =>
    `La semana de vacaciones ${onVacation} lo dejó fuera de esta asignación.`,
  youHadNoPicksInThis:
    'No tenía preferencias en este período y no quedó ningún trabajo para asignarle.',
  filed: (dateTime) => `Presentado ${dateTime}`,
  answer: 'Respuesta:',
  yourSiteAdministratorHasNot: 'El administrador de su sede todavía no ha respondido.',
  itTakesEffectWhenThe: 'Surte efecto cuando se publiquen de nuevo las asignaciones.',
  aboutPickJob: (rank, jobId) => `sobre la preferencia ${rank}, trabajo ${jobId}`,
  whyShouldThisPickBe: '¿Por qué le corresponde este trabajo?',
  sendClaim: 'Enviar reclamo',
  sending: 'Enviando…',
  yourClaimsAboutOtherPicks: 'Sus reclamos sobre otras preferencias',
  howEverybodysPicksWent: 'Cómo les fue a todos con sus preferencias',
  shareOfEligibleDriversThe:
    'Porcentaje de conductores elegibles, primero los de mayor antigüedad.',
  asATable: 'Como tabla',
  howEverybodysPicksWentIn: 'Cómo les fue a todos con sus preferencias, en porcentaje',
  band: 'Grupo',
  drivers: 'Conductores',
  yourCurrentSelectionsCanStill:
    'Todavía puede completar y enviar su selección hasta que se publiquen las asignaciones. Lo que guarde desde ahora queda marcado como tardío.',
  theDeadlineHasPassed: 'La fecha límite ya pasó',
  changesThatYouHadNot: 'Los cambios que no guardó antes de la fecha límite no se enviaron.',
  weekWasAwardedToYou: (onVacation, days) =>
    `Se le asignó la semana de vacaciones ${onVacation}, así que no participa en la asignación de la semana del ${days} y no tiene que elegir nada.`,
  youAreOnVacationThat: 'Está de vacaciones esa semana',
  yourLastListWasCarried: 'Se conservó su última lista',
  howManyJobsShouldI: '¿Cuántos trabajos debo poner en mi lista?',
  vacationCover: 'Cubre vacaciones',
  availableJobs: 'Trabajos disponibles',
  available: (moreJobs) =>
    `+ ${plural(moreJobs, 'trabajo más disponible', 'trabajos más disponibles')}`,
  searchForSomethingElseOr: 'Busque otra cosa o restablezca los filtros.',
  noJobsAvailableThatMatch: 'Ningún trabajo disponible coincide con sus filtros',
  carriedOver: 'Conservada',
  jobSelectionClosed: 'Selección de trabajos cerrada',
  returnToHome: 'Volver al inicio',
  jobPreferences: 'Preferencias de trabajo',
  nobodyIsAheadOfYou:
    'Nadie está antes que usted. Le toca la primera preferencia para la que cumple los requisitos.',
  aheadOfYou: (ahead) =>
    `${plural(ahead, 'conductor elegible', 'conductores elegibles')} antes que usted`,
  assignedManually: (byHand) =>
    plural(byHand, 'trabajo asignado manualmente', 'trabajos asignados manualmente'),
  rankAtLeastYouQualify: (before, picks) =>
    `${before}: ponga en su lista al menos ${plural(picks, 'trabajo', 'trabajos')} para los que cumpla los requisitos y tendrá uno seguro.`,
  noJob: 'ningún trabajo',
  earliestStart: 'Inicio más temprano',
  latestStart: 'Inicio más tarde',
  from: 'Desde',
  to: 'Hasta',
  claimFiled: 'Reclamo presentado',
  yourClaimAboutJobIs: (jobId) =>
    `Su reclamo sobre el trabajo ${jobId} fue enviado. La respuesta aparece en esta página.`,
  yourSaves: 'Lo que guardó',
  eachSaveWithItsReceipt:
    'Cada vez que guardó, con su comprobante. La última de cada semana es la que cuenta.',
  counted: 'Contó',
  printJobPreferences: 'Imprimir preferencias de trabajo',
  carriedOverFromAnEarlier: 'Conservada de un período anterior',
  yourJobPreferences: 'Sus preferencias de trabajo',
  pick1IsTheJob: 'La Preferencia 1 es el trabajo que más quiere.',
  addTheJobYouWant: 'Agregue primero el trabajo que más quiere. Será su Preferencia 1.',
  youHaveNoPicksFor: 'No tiene preferencias para este período.',
  anEmptyListNoJob: 'Una lista vacía: no se asigna ningún trabajo por preferencia.',
  claimOpen: 'Reclamo abierto',
  claimGranted: 'Reclamo aceptado',
  claimDenied: 'Reclamo rechazado',
  pick1: 'Pref. 1',
  pick2: 'Pref. 2',
  pick3: 'Pref. 3',
  laterPick: 'Otra pref.',
  otherJob: 'Otro trabajo',
  noJob2: 'Sin trabajo',
  printedColumns: ['ID del trabajo', 'Hora de inicio', 'Días de la semana', 'Lugar'],
  jobTypes: { all: 'Todos', airport: 'Solo aeropuerto', other: 'Solo sin aeropuerto' },
  filter: 'Filtro',
  activeFilters: (count) => plural(count, 'activo', 'activos'),
  fileAClaim: 'Presentar un reclamo',
  claimHint: (limit) => `Hasta ${limit} caracteres. Lo lee el administrador de su sede.`,
  claimHintUntil: (limit) =>
    `Hasta ${limit} caracteres, hasta el {time}. Lo lee el administrador de su sede.`,
  oneDriver: (seniority) => `Antigüedad ${seniority}`,
  bandOfDrivers: (from, to) => `Antigüedad ${from}–${to}`,
  youCanViewYourList:
    'Puede ver su lista, pero ya no cambiarla. La lista de abajo es la que cuenta.',
  itTakesPartAsItIs: (days) => `Participa tal como está en la asignación de la semana del ${days}.`,
  saveItToConfirm: 'Guárdela para confirmarla, o cámbiela primero.',
  removedFromSavedList: (count) =>
    count === 1
      ? '{jobs} se quitó de su lista guardada.'
      : '{jobs} se quitaron de su lista guardada.',
  removedFromCarriedOverList: (count) =>
    count === 1
      ? '{jobs} se quitó de su lista conservada.'
      : '{jobs} se quitaron de su lista conservada.',
  theDeadlineWas: 'La fecha límite fue {deadline}. No había guardado ninguna preferencia.',
  and: (one, other) => `${one} y ${other}`,
  ifSelectionClosedNow: 'Si la selección cerrara ahora, con su lista guardada le tocaría {result}.',
  jobOfYourPick: (jobId, rank) => `${jobId}, su preferencia ${rank}`,
  jobThatIsNoPick: (jobId) => `${jobId}, que no está entre sus preferencias`,
  startTimeRange: 'Hora de inicio {range}',
  airport: 'Aeropuerto',
  local: 'Local',
};
