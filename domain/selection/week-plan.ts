import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineOn, type Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { addDays, getMonday, nextIsoWeek, toIsoWeek } from '~/domain/time/iso-week';
import { isWallTime } from '~/domain/time/zoned-time';
import type { Holiday, WeekPlan } from './week-plan-schema';

export type { Holiday, WeekPlan } from './week-plan-schema';

export const noPlan: WeekPlan = { holidays: [], cutoffs: [] };

/** How many weeks ahead are shown and can be planned. */
export const weeksAhead = 12;
export const maxHolidays = 60;
/** How many days ahead a holiday can be entered. */
export const holidayDaysAhead = 750;

export interface PlannedCutoff {
  readonly closesAt: Deadline;
  /** `holiday`: moved to the last working day before; `chosen`: set by an administrator. */
  readonly why: 'usual' | 'holiday' | 'chosen';
}

const daysBefore = 7;

/** The day before a run of holidays that ends with `day`; null if there is none within a week. */
const lastWorkday = (day: string, holidays: readonly Holiday[]): string | null => {
  const days = new Set(holidays.map(({ date }) => date));
  for (let before = 0; before <= daysBefore; before += 1) {
    const date = addDays(day, -before);
    if (!days.has(date)) return date;
  }
  return null;
};

/**
 * The cutoff of a period: the chosen one; otherwise the default one, which moves to the last working day before if it is
 * on a holiday, at the same time of day. A cutoff that would not be after `after` does not count.
 */
export const planCutoff = ({
  periodId,
  defaultCutoff,
  plan: { holidays, cutoffs },
  timeZone,
  after,
}: {
  periodId: string;
  defaultCutoff: Deadline;
  plan: WeekPlan;
  timeZone: string;
  after: Instant;
}): PlannedCutoff => {
  const chosen = cutoffs.find((cutoff) => cutoff.periodId === periodId);
  const chosenAt = chosen && deadlineOn(chosen.wallTime, timeZone);
  if (chosenAt && chosenAt.instant > after) return { closesAt: chosenAt, why: 'chosen' };
  const [day = '', time] = defaultCutoff.wallTime.split('T');
  const workday = lastWorkday(day, holidays);
  if (workday === null || workday === day) return { closesAt: defaultCutoff, why: 'usual' };
  const moved = deadlineOn(`${workday}T${time}`, timeZone);
  return moved.instant > after
    ? { closesAt: moved, why: 'holiday' }
    : { closesAt: defaultCutoff, why: 'usual' };
};

/** The default cutoff of a period: Wednesday at 15:00 of the week before the work week. */
export const getDefaultCutoff = (periodId: string, timeZone: string): Deadline =>
  deadlineOn(`${addDays(getMonday(periodId), -5)}T15:00`, timeZone);

/** The holidays in the work week of a period. */
export const holidaysIn = ({ holidays }: WeekPlan, periodId: string): Holiday[] =>
  holidays.filter(({ date }) => toIsoWeek(date) === periodId);

/** Periods one after the other, beginning with `first`. */
export const periodsFrom = (first: string, count: number): string[] => {
  const periods = [first];
  while (periods.length < count) periods.push(nextIsoWeek(periods.at(-1) ?? first));
  return periods;
};

export type PlanError =
  | { readonly code: 'holiday-not-ahead' }
  | { readonly code: 'too-many-holidays'; readonly limit: number }
  | { readonly code: 'cutoff-not-a-time' }
  | { readonly code: 'cutoff-in-the-past' }
  | { readonly code: 'cutoff-not-before-week' }
  | { readonly code: 'cutoff-not-after-week-before' }
  | { readonly code: 'week-not-ahead' };

const compareDates = (a: Holiday, b: Holiday) => (a.date < b.date ? -1 : 1);

/** Adds a holiday, or renames the one on that day. Holidays that are over are dropped. `today` is an ISO day. */
export const addHoliday = (
  plan: WeekPlan,
  holiday: Holiday,
  today: string,
): Result<WeekPlan, PlanError> => {
  if (holiday.date < today || holiday.date > addDays(today, holidayDaysAhead))
    return fail({ code: 'holiday-not-ahead' });
  const others = plan.holidays.filter(({ date }) => date >= today && date !== holiday.date);
  if (others.length >= maxHolidays) return fail({ code: 'too-many-holidays', limit: maxHolidays });
  return ok({ ...plan, holidays: [...others, holiday].sort(compareDates) });
};

export const removeHoliday = (plan: WeekPlan, date: string): WeekPlan => ({
  ...plan,
  holidays: plan.holidays.filter((holiday) => holiday.date !== date),
});

/**
 * Chooses the cutoff of a coming period, or returns to the default one (`wallTime` null). It must be in the future, after
 * the cutoff of the period before, and before the work week. Choices for periods before the present one are dropped.
 */
export const chooseCutoff = (
  plan: WeekPlan,
  { periodId, wallTime }: { periodId: string; wallTime: string | null },
  {
    present,
    first,
    timeZone,
    now,
  }: {
    present: { readonly periodId: string; readonly closesAt: Deadline };
    /** The next period that can open. */
    first: string;
    timeZone: string;
    now: Instant;
  },
): Result<WeekPlan, PlanError> => {
  const coming = periodsFrom(first, weeksAhead);
  if (!coming.includes(periodId)) return fail({ code: 'week-not-ahead' });
  const kept = plan.cutoffs.filter((one) => one.periodId >= present.periodId);
  const others = kept.filter((one) => one.periodId !== periodId);
  if (wallTime === null) return ok({ ...plan, cutoffs: others });
  if (!isWallTime(wallTime)) return fail({ code: 'cutoff-not-a-time' });
  const chosen = deadlineOn(wallTime, timeZone);
  if (chosen.instant <= now) return fail({ code: 'cutoff-in-the-past' });
  if (chosen.wallTime.slice(0, 10) >= getMonday(periodId))
    return fail({ code: 'cutoff-not-before-week' });
  const before = coming[coming.indexOf(periodId) - 1];
  const cutoffBefore = before
    ? planCutoff({
        periodId: before,
        defaultCutoff: getDefaultCutoff(before, timeZone),
        plan,
        timeZone,
        after: now,
      }).closesAt
    : present.closesAt;
  if (chosen.instant <= cutoffBefore.instant) return fail({ code: 'cutoff-not-after-week-before' });
  return ok({ ...plan, cutoffs: [...others, { periodId, wallTime }] });
};
