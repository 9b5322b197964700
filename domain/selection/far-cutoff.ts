import type { Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayMs } from '~/domain/time/time-units';

const weekMs = 7 * dayMs;

/** Later than this, a cutoff or a closure is more often a wrong month or year than a plan. */
export const maxWeeksAhead = 8;

/** How many weeks are left, with a fraction. */
export const weeksUntil = ({ instant }: Deadline, now: Instant): number =>
  (toEpochMs(instant) - toEpochMs(now)) / weekMs;

/** A chosen cutoff that is probably a mistake, so the administrator is asked whether it is right. */
export interface FarCutoff {
  readonly code: 'cutoff-far';
  readonly periodId: string;
  readonly closesAt: Deadline;
  /** How many days after the last day of its week; at most 0 if it is not after the week. */
  readonly daysAfterWeek: number;
  readonly weeksAhead: number;
}

/** Null for a cutoff that is neither after the week that it is for nor more than eight weeks ahead. */
export const findFarCutoff = (
  { periodId, closesAt }: { readonly periodId: string; readonly closesAt: Deadline },
  now: Instant,
): FarCutoff | null => {
  const day = closesAt.wallTime.slice(0, 10);
  const sunday = addDays(getMonday(periodId), 6);
  const daysAfterWeek = (Date.parse(day) - Date.parse(sunday)) / dayMs;
  const ahead = weeksUntil(closesAt, now);
  if (daysAfterWeek <= 0 && ahead <= maxWeeksAhead) return null;
  const weeksAhead = Math.floor(ahead);
  return { code: 'cutoff-far', periodId, closesAt, daysAfterWeek, weeksAhead };
};
