import { compareText } from './text';

interface DatedWeek {
  readonly weekId: string;
  readonly startDate: string;
}

/** Orders vacation weeks by their dates. */
export const compareWeeks = (a: DatedWeek, b: DatedWeek): number =>
  compareText(a.startDate, b.startDate) || compareText(a.weekId, b.weekId);
