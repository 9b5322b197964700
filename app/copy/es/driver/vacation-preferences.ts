import { plural } from '~/app/copy/es/plural';
import type { vacationPreferences as en } from '~/app/copy/en/driver/vacation-preferences';

export const vacationPreferences: typeof en = {
  weekBecameFree: (weekName) => `La semana ${weekName} quedó libre`,
  declineAndKeep: (own) => `Rechazarla y conservar ${own}…`,
  declineIt: 'Rechazarla…',
  declineWeek: (offeredId) => `¿Rechazar la semana ${offeredId}?`,
  decline: (offeredId) => `Rechazar ${offeredId}`,
  youGaveUpThisWeek:
    'Usted renunció a esta semana. Pasa al siguiente conductor cuando se publiquen de nuevo las semanas.',
  giveUpThisWeek: 'Renunciar a esta semana…',
  goesToTheNextDriver: (weekName) =>
    `${weekName} pasa al siguiente conductor por antigüedad que la pidió. Usted no puede deshacerlo. Sus otras preferencias siguen contando si esas semanas tienen un cupo libre. Nadie más pierde una semana.`,
  giveUpWeek: (weekId) => `¿Renunciar a la semana ${weekId}?`,
  giveUp: (weekId) => `Renunciar a ${weekId}`,
  theVacationPortalIsClosed: 'El portal de vacaciones está cerrado',
  changesThatYouHadNot: 'Los cambios que no guardó antes del cierre del portal no se enviaron.',
  youCanViewTheWeeks: 'Ya puede ver las semanas; podrá ordenarlas cuando su sede abra el portal.',
  theVacationPortalIsNot: 'El portal de vacaciones todavía no está abierto',
  whatYouSaveNowCounts:
    'Lo que guarde ahora cuenta cuando se asignen de nuevo las semanas. Hasta entonces la semana de arriba es suya.',
  theVacationPortalIsOpen: 'El portal de vacaciones está abierto de nuevo',
  allSlotsOfAFull:
    'Todos los cupos de una semana llena ya están asignados. Solo le toca si se libera un cupo antes de la asignación. Si no, cuenta su siguiente preferencia.',
  youCanRankFullWeeks: 'También puede pedir semanas llenas',
  ofSlotsLeft: (remainingSlots, totalSlots) => `quedan ${remainingSlots} de ${totalSlots} cupos`,
  alreadyStarted: 'Ya empezó · ',
  full: 'Llena',
  searchWeeks: 'Buscar semanas',
  searchWeeks2: 'Buscar semanas...',
  searchForSomethingElseSuch: 'Busque otra cosa, como un mes o el ID de una semana.',
  noVacationWeeksMatchYour: 'Ninguna semana de vacaciones coincide con su búsqueda',
  comeBackAfterYourSite: 'Vuelva cuando su sede las haya agregado.',
  noVacationWeeksAreOffered: 'Todavía no se ofrecen semanas de vacaciones',
  vacation: 'Vacaciones',
  yourVacationWeek: (weekId) => `Su semana de vacaciones: ${weekId}`,
  youWereNotAssignedA: 'No se le asignó ninguna semana de vacaciones',
  youHadNotRankedAny: 'No había elegido ninguna semana de vacaciones.',
  youHadNotRankedAnyVacation:
    'No había elegido ninguna semana de vacaciones y no se le asignó ninguna.',
  vacationPreferences: 'Preferencias de vacaciones',
  rankTheWeeksYouWould: 'Ordene las semanas que quisiera tener libres.',
  weekGoesToTheNext: (weekId) =>
    `La semana ${weekId} pasa al siguiente conductor cuando se publiquen de nuevo las semanas.`,
  yourVacationSaves: 'Vacaciones que guardó',
  eachSaveWithItsReceipt: 'Cada vez que guardó, con su comprobante. La última es la que cuenta.',
  printVacationPreferences: 'Imprimir preferencias de vacaciones',
  mostWantedWeekFirst: 'Primero la semana que más quiere',
  vacationWeeks: 'Semanas de vacaciones',
  vacationWeeks2: 'Semanas de vacaciones',
  dates: 'Fechas',
  week: 'Semana',
  slots: 'Cupos',
  yourVacationPreferences: 'Sus preferencias de vacaciones',
  pick1IsTheWeek: 'La Preferencia 1 es la semana que más quiere.',
  addTheWeekYouWant: 'Agregue primero la semana que más quiere. Será su Preferencia 1.',
  youHaveNotRankedAny: 'No ha elegido ninguna semana de vacaciones.',
  anEmptyListNoVacation:
    'Una lista vacía: no se asigna ninguna semana de vacaciones por preferencia.',
  printedColumns: ['ID de la semana', 'Fechas'],
  moreWeeks: (weeks) => `+ ${plural(weeks, 'semana más', 'semanas más')}`,
  youAreNext:
    'Usted es el siguiente por antigüedad entre quienes la pidieron. Será suya cuando su administrador publique de nuevo las semanas.',
  youAreNextInsteadOf: (week) =>
    `Usted es el siguiente por antigüedad entre quienes la pidieron. Será suya, en lugar de ${week}, cuando su administrador publique de nuevo las semanas.`,
  declining: (week) =>
    `${week} pasa al siguiente conductor por antigüedad que la pidió. Usted no puede deshacerlo.`,
  decliningAndKeeping: (week, own) =>
    `${week} pasa al siguiente conductor por antigüedad que la pidió, y usted conserva ${own}. No puede deshacerlo.`,
  youCanViewYourList:
    'Ya no puede enviar preferencias de vacaciones. La lista de abajo es la que cuenta.',
  removedFromYourList: (count) =>
    count === 1 ? '{weeks} se quitó de su lista.' : '{weeks} se quitaron de su lista.',
};
