import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
  type WeekSlots,
} from './vacation-week';
import { hasBegun } from './week-list';

/** A week as a driver sees it: how many took its slots, not who. */
export interface OfferedWeek extends Pick<
  WeekSlots,
  'weekId' | 'startDate' | 'endDate' | 'totalSlots' | 'remainingSlots'
> {
  /** Its first day is here. It can still be ranked: which weeks are offered is the administrator's choice. */
  readonly isPast: boolean;
}

/** `today` is the site's ISO day. */
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
