import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
  type WeekSlots,
} from './vacation-week';
import { hasBegun } from './week-list';

/** A week as a driver sees it: how many slots are taken, but not by whom. */
export interface OfferedWeek extends Pick<
  WeekSlots,
  'weekId' | 'startDate' | 'endDate' | 'totalSlots' | 'remainingSlots'
> {
  /**
   * True if the week has started. It can still be ranked, because the administrator decides which weeks are offered.
   */
  readonly isPast: boolean;
}

/** `today` is the local ISO day of the site. */
export const offeredWeeks = (
  weeks: readonly VacationWeek[],
  manual: readonly ManualVacation[],
  today: string,
): OfferedWeek[] =>
  countSlots(weeks, manual).map((week) => ({
    weekId: week.weekId,
    startDate: week.startDate,
    endDate: week.endDate,
    totalSlots: week.totalSlots,
    remainingSlots: week.remainingSlots,
    isPast: hasBegun(week, today),
  }));
