import type { vacationWeeks as en } from '~/app/copy/en/server/vacation-weeks';
import { plural } from '~/app/copy/es/plural';

export const vacationWeeks: typeof en = {
  weekHas: (weekId, weekDates, totalSlots) =>
    `La semana ${weekId}, ${weekDates}, tiene ${plural(totalSlots, 'cupo', 'cupos')}.`,
  countVacationWeeks: (vacationWeeks) =>
    plural(vacationWeeks, 'semana de vacaciones', 'semanas de vacaciones'),
  successfullyImported: (count) => `Importación: ${count}.`,
  vacationWeekAdded: 'Semana de vacaciones agregada',
  vacationWeekUpdated: 'Semana de vacaciones actualizada',
  vacationWeekDeleted: 'Semana de vacaciones eliminada',
  vacationWeeksDeleted: 'Semanas de vacaciones eliminadas',
  successfullyRemoved: (weekIds) =>
    weekIds === 1
      ? 'Se eliminó 1 semana de vacaciones.'
      : `Se eliminaron ${weekIds} semanas de vacaciones.`,
  allWeeksOfNowExist: (year, totalSlots) =>
    `Ya existen todas las semanas de ${year}. Las nuevas tienen ${plural(totalSlots, 'cupo', 'cupos')}.`,
  vacationWeeksAdded: 'Semanas de vacaciones agregadas',
};
