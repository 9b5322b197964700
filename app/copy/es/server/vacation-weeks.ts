import type { vacationWeeks as en } from '~/app/copy/en/server/vacation-weeks';
import { plural } from '~/app/copy/es/plural';

export const vacationWeeks: typeof en = {
  weekSaved: (weekId, weekDates, totalSlots) =>
    `La semana ${weekId}, ${weekDates}, tiene ${plural(totalSlots, 'cupo', 'cupos')}.`,
  imported: (weeks) =>
    `Se importaron correctamente ${plural(weeks, 'semana de vacaciones', 'semanas de vacaciones')}.`,
  added: 'Semana de vacaciones agregada',
  updated: 'Semana de vacaciones actualizada',
  deletedOne: 'Semana de vacaciones eliminada',
  deletedMany: 'Semanas de vacaciones eliminadas',
  deletedText: (weekIds) =>
    weekIds === 1
      ? 'Se eliminó 1 semana de vacaciones.'
      : `Se eliminaron ${weekIds} semanas de vacaciones.`,
  yearAddedText: (year, totalSlots) =>
    `Ya existen todas las semanas de ${year}. Las nuevas tienen ${plural(totalSlots, 'cupo', 'cupos')}.`,
  yearAdded: 'Semanas de vacaciones agregadas',
};
