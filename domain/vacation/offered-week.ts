import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
  type WeekFields,
} from './vacation-week';
import { toWeekFields } from './week-fields';
import { hasBegun } from './week-list';

/** A week as a driver sees it: how many slots are left, but not who took the others. */
export type OfferedWeek = WeekFields & {
  readonly remainingSlots: number;
  /**
   * True if the week has started. It can still be ranked, because the administrator decides which weeks are offered.
   */
  readonly isPast: boolean;
};

/** `today` is the local ISO day of the site. */
export const offeredWeeks = (
  weeks: readonly VacationWeek[],
  manual: readonly ManualVacation[],
  today: string,
): OfferedWeek[] =>
  countSlots(weeks, manual).map((week) => ({
    ...toWeekFields(week),
    remainingSlots: week.remainingSlots,
    isPast: hasBegun(week, today),
  }));
