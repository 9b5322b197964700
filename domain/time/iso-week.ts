import { dayMs } from './time-units';

/** The ISO week (`2026-W49`) that contains a calendar day (`YYYY-MM-DD`). */
export const toIsoWeek = (day: string): string => {
  const date = new Date(`${day}T00:00Z`);
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(week).padStart(2, '0')}`;
};

/** The Monday (`YYYY-MM-DD`) of an ISO week. */
export const getMonday = (isoWeek: string): string => {
  const [year = 0, week = 1] = isoWeek.split('-W').map(Number);
  const fourthJanuary = Date.UTC(year, 0, 4);
  const weekday = new Date(fourthJanuary).getUTCDay() || 7;
  return new Date(fourthJanuary + ((week - 1) * 7 + 1 - weekday) * dayMs)
    .toISOString()
    .slice(0, 10);
};

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const nextIsoWeek = (isoWeek: string): string => toIsoWeek(addDays(getMonday(isoWeek), 7));

/** All ISO weeks of a year, in order. */
export const listIsoWeeks = (year: number): string[] => {
  const weeks: string[] = [];
  for (let week = `${year}-W01`; week.startsWith(`${year}-`); week = nextIsoWeek(week))
    weeks.push(week);
  return weeks;
};

export type NearWeek = 'this-week' | 'next-week';

/** Whether an ISO week is the one of a calendar day or the one after it; null if it is another. */
export const findNearWeek = (isoWeek: string, day: string): NearWeek | null => {
  const thisWeek = toIsoWeek(day);
  if (isoWeek === thisWeek) return 'this-week';
  return isoWeek === nextIsoWeek(thisWeek) ? 'next-week' : null;
};
