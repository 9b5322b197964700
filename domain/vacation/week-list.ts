import { fail, ok, type Result } from '~/domain/shared/result';
import { addDays, toIsoWeek, getMonday, listIsoWeeks } from '~/domain/time/iso-week';
import { maxSlots } from './limits';
import type { VacationWeek, WeekFields } from './vacation-week';

export type WeekListError =
  | { readonly code: 'missing-week-fields' }
  | { readonly code: 'duplicate-week-id'; readonly weekId: string }
  | { readonly code: 'week-ends-before-start'; readonly weekId: string }
  | { readonly code: 'invalid-slots'; readonly weekId: string; readonly most: number }
  | { readonly code: 'too-many-weeks'; readonly limit: number; readonly count: number };

/** More than a year and a half of weeks, but few enough to change all of them in one transaction. */
export const maxWeeks = 90;
export const defaultSlots = 5;

const formatWeekId = (number: number): string => `W${String(number).padStart(3, '0')}`;

/** W and a three-digit number, starting from the count of weeks plus one; takes the first number that is free. */
export const nextWeekId = (weeks: readonly Pick<VacationWeek, 'weekId'>[]): string => {
  const taken = new Set(weeks.map((week) => week.weekId));
  let number = weeks.length + 1;
  while (taken.has(formatWeekId(number))) number += 1;
  return formatWeekId(number);
};

export const checkWeek = (week: WeekFields): Result<WeekFields, WeekListError> => {
  const { weekId, startDate, endDate, totalSlots } = week;
  if (weekId === '' || startDate === '' || endDate === '')
    return fail({ code: 'missing-week-fields' });
  if (endDate < startDate) return fail({ code: 'week-ends-before-start', weekId });
  if (totalSlots < 1 || totalSlots > maxSlots)
    return fail({ code: 'invalid-slots', weekId, most: maxSlots });
  return ok(week);
};

/** The error if a site cannot have so many weeks. */
export const checkWeekCount = (count: number): WeekListError[] =>
  count > maxWeeks ? [{ code: 'too-many-weeks', limit: maxWeeks, count }] : [];

/** Adds new weeks to the existing ones, all or nothing. */
export const addWeeks = (
  current: readonly VacationWeek[],
  adds: readonly WeekFields[],
): Result<VacationWeek[], WeekListError> => {
  const known = new Set(current.map((week) => week.weekId));
  for (const week of adds) {
    const { weekId } = week;
    const checked = checkWeek(week);
    if (!checked.ok) return checked;
    if (known.has(weekId)) return fail({ code: 'duplicate-week-id', weekId });
    known.add(weekId);
  }
  const [tooMany] = checkWeekCount(known.size);
  return tooMany ? fail(tooMany) : ok(adds.map((week) => ({ ...week, version: 0 })));
};

/** All ISO weeks of a year, Monday to Sunday, without those on whose Monday a week of the site already starts. */
export const makeYearWeeks = (
  year: number,
  totalSlots: number,
  current: readonly VacationWeek[],
): WeekFields[] => {
  const starts = new Set(current.map((week) => week.startDate));
  const made: WeekFields[] = [];
  for (const week of listIsoWeeks(year)) {
    const startDate = getMonday(week);
    if (starts.has(startDate)) continue;
    const weekId = nextWeekId([...current, ...made]);
    made.push({ weekId, startDate, endDate: addDays(startDate, 6), totalSlots });
  }
  return made;
};

/** Whether the week has begun on the day. Both ISO days. */
export const hasBegun = (week: Pick<VacationWeek, 'startDate'>, today: string): boolean =>
  week.startDate <= today;

/** Whether the week has ended before the day. Both ISO days. */
export const isOver = (week: Pick<VacationWeek, 'endDate'>, today: string): boolean =>
  week.endDate < today;

/** The working week (`2026-W49`) in which a vacation week begins. */
export const getWorkWeek = (week: Pick<VacationWeek, 'startDate'>): string =>
  toIsoWeek(week.startDate);
