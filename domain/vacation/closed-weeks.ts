import type { ManualVacation, WeekFields } from './vacation-week';

/** Days, the last one included, as ISO days. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The weeks with a day in the span, by date. */
export const findWeeksIn = <Week extends Pick<WeekFields, 'startDate' | 'endDate'>>(
  weeks: readonly Week[],
  { from, to }: DaySpan,
): Week[] =>
  weeks
    .filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));

export const listOpenWeeks = <Week extends Pick<WeekFields, 'isClosed'>>(
  weeks: readonly Week[],
): Week[] => weeks.filter(({ isClosed }) => !isClosed);

/**
 * What an award anew offers: the open weeks, and of a closed one only the slots of the manual assignments that were made before
 * it was closed.
 */
export const offerOpenWeeks = (
  weeks: readonly WeekFields[],
  manual: readonly Pick<ManualVacation, 'weekId'>[],
): WeekFields[] =>
  weeks.flatMap((week) => {
    if (!week.isClosed) return [week];
    const assigned = manual.filter(({ weekId }) => weekId === week.weekId).length;
    return assigned > 0 ? [{ ...week, totalSlots: Math.min(assigned, week.totalSlots) }] : [];
  });
