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

/**
 * The drivers who are on leave in the whole week, by employee ID, as the award reads it (domain/README.md#leave). Those of
 * `away` are listed if they are on leave on any of its days.
 */
export const listOnLeave = (
  leaves: readonly DriverLeave[],
  periodId: string,
  away: ReadonlySet<string> = new Set(),
): Map<string, LeaveDays> =>
  new Map(
    leaves.flatMap((leave) => {
      const found = findLeaveInWeek(leave, periodId);
      const counts = found && (found.isWhole || away.has(leave.employeeId));
      return counts ? [[leave.employeeId, found.days]] : [];
    }),
  );
