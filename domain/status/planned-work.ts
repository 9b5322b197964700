import { fail, ok, type Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { deadlineOn } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';
import { isWallTime } from '~/domain/time/zoned-time';
import type { PlannedWork, WorkPlan } from './planned-work-schema';

/** Pages announce work this long before it begins. */
export const announcedHours = 24;
const longestWorkHours = 48;
const furthestDays = 90;
export const maxWorks = 10;
/** The longest note about planned work. */
export const maxWorkNote = 300;

/** Work as it was typed: local times of the time zone `timeZone`. */
interface TypedWork {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
  readonly note: string;
}

export type PlanWorkError =
  | { readonly code: 'work-not-a-time' }
  /** It ends before it begins, or is too long. */
  | { readonly code: 'work-length'; readonly maxHours: number }
  /** It is over already, or begins too far ahead. */
  | { readonly code: 'work-date'; readonly maxDays: number }
  | { readonly code: 'work-note-too-long'; readonly limit: number }
  | { readonly code: 'too-many-works'; readonly limit: number };

const hasEnded = ({ until }: PlannedWork, now: Instant): boolean => until.instant <= now;

/** What is planned and not over, the earliest first. */
export const listPlanned = ({ works }: WorkPlan, now: Instant): PlannedWork[] =>
  works
    .filter((work) => !hasEnded(work, now))
    .sort((one, other) => compareText(one.from.instant, other.from.instant));

/** Plans work, and forgets what is over. */
export const checkPlannedWork = (
  plan: WorkPlan,
  { id, from, until, timeZone, note }: TypedWork,
  now: Instant,
): Result<PlannedWork, PlanWorkError> => {
  if (!isWallTime(from) || !isWallTime(until)) return fail({ code: 'work-not-a-time' });
  const work = {
    id,
    from: deadlineOn(from, timeZone),
    until: deadlineOn(until, timeZone),
    note: note.trim(),
  };
  const hours = (toEpochMs(work.until.instant) - toEpochMs(work.from.instant)) / hourMs;
  if (hours <= 0 || hours > longestWorkHours)
    return fail({ code: 'work-length', maxHours: longestWorkHours });
  const daysAhead = (toEpochMs(work.from.instant) - toEpochMs(now)) / dayMs;
  if (hasEnded(work, now) || daysAhead > furthestDays)
    return fail({ code: 'work-date', maxDays: furthestDays });
  if (work.note.length > maxWorkNote)
    return fail({ code: 'work-note-too-long', limit: maxWorkNote });
  if (listPlanned(plan, now).length >= maxWorks)
    return fail({ code: 'too-many-works', limit: maxWorks });
  return ok(work);
};

/** The work that pages tell everybody of now: it begins soon, or has begun. Null if there is none. */
export const findAnnounced = (plan: WorkPlan, now: Instant): PlannedWork | null => {
  const [next] = listPlanned(plan, now);
  return next && toEpochMs(next.from.instant) - toEpochMs(now) <= announcedHours * hourMs
    ? next
    : null;
};
