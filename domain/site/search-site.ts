import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { searchable } from '~/domain/shared/text';

/** The most drivers and the most jobs that one search shows. */
export const maxFound = 8;

export interface Found {
  readonly drivers: readonly Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>[];
  readonly jobs: readonly Pick<Job, 'jobId' | 'startTime' | 'weekDays'>[];
}

const findFirst = <T>(items: readonly T[], matches: (item: T) => boolean): T[] => {
  const found: T[] = [];
  for (const item of items) {
    if (matches(item)) found.push(item);
    if (found.length === maxFound) break;
  }
  return found;
};

/** Whether a text contains every word of a search. Case and accents do not matter; an empty search matches nothing. */
export const createMatcher = (query: string): ((text: string) => boolean) => {
  const words = searchable(query).split(' ').filter(Boolean);
  return (text) => {
    const whole = searchable(text);
    return words.length > 0 && words.every((word) => whole.includes(word));
  };
};

/** The first drivers (by ID or name) and jobs (by ID or location) that match a search. */
export const searchRosters = (
  { drivers, jobs }: { drivers: readonly Driver[]; jobs: readonly Job[] },
  query: string,
): Found => {
  const matches = createMatcher(query);
  return {
    drivers: findFirst(drivers, ({ employeeId, name }) => matches(`${employeeId} ${name}`)).map(
      ({ employeeId, name, seniorityNumber }) => ({ employeeId, name, seniorityNumber }),
    ),
    jobs: findFirst(jobs, ({ jobId, location }) => matches(`${jobId} ${location ?? ''}`)).map(
      ({ jobId, startTime, weekDays }) => ({ jobId, startTime, weekDays }),
    ),
  };
};
