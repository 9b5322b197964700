import type { vacationPreferences as en } from '~/app/copy/en/driver/vacation-preferences';
import { plural } from '~/app/copy/es/plural';

export const vacationPreferences: typeof en = {
  freed: (weekName) => `La semana ${weekName} quedó libre`,
  declineKeepOpen: (own) => `Rechazarla y conservar ${own}…`,
  declineOpen: 'Rechazarla…',
  declineTitle: (offeredId) => `¿Rechazar la semana ${offeredId}?`,
  decline: (offeredId) => `Rechazar ${offeredId}`,
  gaveUp: 'Usted renunció a esta semana. Surte efecto cuando se publiquen de nuevo las semanas.',
  goesOn: (week) => `La semana ${week} pasa al siguiente conductor que la quiere.`,
  unwanted: (week) => `Ningún otro conductor quiere la semana ${week} ahora, así que queda libre.`,
  keepNone: 'Usted se queda sin semana.',
  keep: (week) => `Usted conserva la semana ${week}.`,
  thenGet: (week, rank) =>
    rank === null ? `Le toca la semana ${week}.` : `Le toca la semana ${week}, su opción ${rank}.`,
  noUndo: 'Usted no puede deshacerlo. Surte efecto cuando se publiquen de nuevo las semanas.',
  giveUpOpen: 'Renunciar a esta semana…',
  giveUpOneOpen: (weekId) => `Renunciar a la semana ${weekId}…`,
  giveUpTitle: (weekId) => `¿Renunciar a la semana ${weekId}?`,
  giveUp: (weekId) => `Renunciar a ${weekId}`,
  closed: 'El portal de vacaciones está cerrado',
  notSubmitted: 'Los cambios que no guardó antes del cierre del portal no se enviaron.',
  notOpenText: 'Ya puede ver las semanas; podrá ordenarlas cuando su sede abra el portal.',
  notOpen: 'El portal de vacaciones todavía no está abierto',
  reopenedText:
    'Lo que guarde ahora cuenta cuando se asignen de nuevo las semanas. Hasta entonces la semana de arriba es suya.',
  reopened: 'El portal de vacaciones está abierto de nuevo',
  fullText:
    'Todos los cupos de una semana llena ya están asignados. Solo le toca si se libera un cupo antes de la asignación. Si no, cuenta su siguiente opción.',
  fullTitle: 'También puede pedir semanas llenas',
  slotsLeft: (remainingSlots, totalSlots) => `quedan ${remainingSlots} de ${totalSlots} cupos`,
  started: 'Ya empezó',
  full: 'Llena',
  closedWeek: 'Cerrada',
  searchWeeks: 'Buscar semanas',
  searchHint: 'Buscar semanas...',
  noMatchHint: 'Busque otra cosa, como un mes o el ID de una semana.',
  noMatch: 'Ninguna semana de vacaciones coincide con su búsqueda',
  noWeeksHint: 'Vuelva cuando su sede las haya agregado.',
  noWeeks: 'Todavía no se ofrecen semanas de vacaciones',
  yourWeeks: (weekIds) =>
    `${weekIds.length === 1 ? 'Su semana' : 'Sus semanas'} de vacaciones: ${weekIds.join(', ')}`,
  round: (round) => `Ronda ${round}`,
  entitlement: (weeks, rounds) => {
    const picked = rounds.reduce((sum, taken) => sum + taken, 0);
    if (weeks === 0) return 'Usted no tiene semanas de vacaciones para elegir.';
    const plan =
      rounds.length > 1
        ? `, que elige en ${rounds.length} rondas: ${rounds.join(' + ')}`
        : `, de las que elige ${picked}`;
    const rest = weeks - picked;
    return `Usted tiene ${plural(weeks, 'semana', 'semanas')}${rounds.length > 1 || rest > 0 ? plan : ''}.${
      rest > 0 ? ` Su administrador asigna ${rest === 1 ? 'la otra' : `las otras ${rest}`}.` : ''
    }`;
  },
  notAssigned: 'No se le asignó ninguna semana de vacaciones',
  hadNoPicks: 'No había elegido ninguna semana de vacaciones.',
  noPicksNoWeek: 'No había elegido ninguna semana de vacaciones y no se le asignó ninguna.',
  title: 'Preferencias de vacaciones',
  intro: 'Ordene las semanas que quisiera tener libres.',
  ended: 'Las semanas de vacaciones están asignadas.',
  offered: 'Semanas de vacaciones',
  caption: 'Semanas de vacaciones',
  dates: 'Fechas',
  weeks: 'Semanas',
  week: 'Semana',
  slots: 'Cupos',
  listTitle: 'Sus preferencias de vacaciones',
  firstPick: 'La Opción 1 es la semana que más quiere.',
  earliestFirst: 'Primero las más cercanas',
  latestFirst: 'Primero las más lejanas',
  addFirst: 'Agregue primero la semana que más quiere. Será su Opción 1.',
  noPicks: 'No ha elegido ninguna semana de vacaciones.',
  emptyList: 'Una lista vacía: no se asigna ninguna semana de vacaciones por preferencia.',
  printedColumns: ['ID de la semana', 'Fechas'],
  moreWeeks: (weeks) => `+ ${plural(weeks, 'semana más', 'semanas más')}`,
  nextInLine:
    'Usted es el siguiente por antigüedad entre quienes la pidieron. Será suya cuando su administrador publique de nuevo las semanas.',
  nextInstead: (week) =>
    `Usted es el siguiente por antigüedad entre quienes la pidieron. Será suya, en lugar de ${week}, cuando su administrador publique de nuevo las semanas.`,
  viewOnly: 'Ya no puede enviar preferencias de vacaciones. La lista de abajo es la que cuenta.',
  gone: (count) =>
    count === 1 ? '{picks} se quitó de su lista.' : '{picks} se quitaron de su lista.',
};
