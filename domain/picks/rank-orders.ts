import type { Job } from '~/domain/jobs/job';
import { sortJobs } from './filter-jobs';
import { readWeekDays } from './week-days';

/** An order in which a driver can rank all jobs at once. */
export type JobOrder = 'earliest' | 'latest' | 'weekends-off';

/** Days that cannot be read may be on a weekend. */
const hasWeekendsOff = ({ weekDays }: Job): boolean => {
  const days = readWeekDays(weekDays);
  return days.length > 0 && !days.includes('Sat') && !days.includes('Sun');
};

/** By start time and ID. `weekends-off` puts jobs on neither Saturday nor Sunday before the others. */
export const orderJobs = (jobs: readonly Job[], order: JobOrder): Job[] => {
  const direction = order === 'latest' ? 'desc' : 'asc';
  const byStart = sortJobs(jobs, { column: 'startTime', direction }, () => '');
  if (order !== 'weekends-off') return byStart;
  return byStart.toSorted((a, b) => Number(hasWeekendsOff(b)) - Number(hasWeekendsOff(a)));
};
