import type { LeaveDays } from '~/domain/award/award-input';
import { addDays, getMonday } from '~/domain/time/iso-week';
import type { DriverLeave } from './leave-schema';

type Spans = Pick<DriverLeave, 'spans'>;

/** The spans without their kinds; those that follow on one another are one. */
const joinSpans = ({ spans }: Spans): LeaveDays[] =>
  spans.reduce<LeaveDays[]>((joined, { from, to }) => {
    const last = joined.at(-1);
    return last && addDays(last.to, 1) === from
      ? [...joined.slice(0, -1), { from: last.from, to }]
      : [...joined, { from, to }];
  }, []);

/** How much of a working week a driver is away: all seven days, Monday to Sunday, or some of them; null for none. */
export const findLeaveInWeek = (
  leave: Spans,
  periodId: string,
): { readonly days: LeaveDays; readonly isWhole: boolean } | null => {
  const monday = getMonday(periodId);
  const sunday = addDays(monday, 6);
  const days = joinSpans(leave).find(({ from, to }) => from <= sunday && to >= monday);
  return days ? { days, isWhole: days.from <= monday && days.to >= sunday } : null;
};

/** The drivers who are on leave in the whole week, by employee ID, as the award reads it (domain/README.md#leave). */
export const listOnLeave = (
  leaves: readonly DriverLeave[],
  periodId: string,
): Map<string, LeaveDays> =>
  new Map(
    leaves.flatMap((leave) => {
      const found = findLeaveInWeek(leave, periodId);
      return found?.isWhole ? [[leave.employeeId, found.days]] : [];
    }),
  );
