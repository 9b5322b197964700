import { mayPick, type VacationPicks } from './vacation-picks';
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
  readonly isPast: boolean;
  readonly mayPick: boolean;
}

/** `today` is the site's ISO day. */
export const offeredWeeks = (
  weeks: readonly VacationWeek[],
  manual: readonly ManualVacation[],
  at: { today: string; stored: VacationPicks | null },
): OfferedWeek[] =>
  countSlots(weeks, manual).map((week) => ({
    weekId: week.weekId,
    startDate: week.startDate,
    endDate: week.endDate,
    totalSlots: week.totalSlots,
    remainingSlots: week.remainingSlots,
    isPast: hasBegun(week, at.today),
    mayPick: mayPick(week, at),
  }));
