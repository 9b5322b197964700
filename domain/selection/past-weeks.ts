import { addDays, getMonday, nextIsoWeek, toIsoWeek } from '~/domain/time/iso-week';

/** The name of a period: the ISO week of its work week. */
export const periodIdPattern = /^\d{4}-W\d{2}$/;
export const isPeriodId = (text: string): boolean => periodIdPattern.test(text);

/** A whole number from 1 as it stands in a URL, such as a version or a year; null for anything else. */
export const readCount = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null;

const getPeriodYear = (periodId: string): number => Number(periodId.slice(0, 4));

/** The years between two periods, newest first. */
export const listYears = (first: string, last: string): number[] => {
  const [from, to] = [getPeriodYear(first), getPeriodYear(last)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index);
};

/** The ISO weeks of a year from the first period to the last, newest first. */
export const listPeriodsOfYear = (
  year: number,
  { first, last }: { first: string; last: string },
): string[] =>
  Array.from({ length: 53 }, (_, index) => `${year}-W${String(53 - index).padStart(2, '0')}`)
    // Most years have no week 53: it is week 1 of the next year.
    .filter((week) => toIsoWeek(getMonday(week)) === week)
    .filter((week) => week >= first && week <= last);

/** So many ISO weeks up to and including `last`, newest first. */
export const listLatestPeriods = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, ago) => toIsoWeek(addDays(getMonday(last), -7 * ago)));

/** The ISO weeks from the first to the last, both included; none if the first is later. */
export const listPeriodsBetween = (first: string, last: string): string[] => {
  const periods: string[] = [];
  for (let period = first; period <= last; period = nextIsoWeek(period)) periods.push(period);
  return periods;
};
