import type { WeekDayName } from '~/domain/time/week-day-names';

/** As in “todos los lunes”. */
export const pluralDays: Readonly<Record<WeekDayName, string>> = {
  Sunday: 'domingos',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábados',
};
