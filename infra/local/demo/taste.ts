import { newCompanySettings } from '~/domain/company/company';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { below, pickOne, randomFrom, type Random } from '../sample-site';

/** A driver who ranks. `standing`: the place in the seniority order, from 0 to 1. */
interface Ranker {
  readonly driver: Driver;
  readonly standing: number;
}

/** The first ones, by how much they are liked. Juniors rank more, because they get less. */
const listBest = (
  ids: readonly { readonly id: string; readonly liking: number }[],
  count: number,
): string[] =>
  [...ids]
    .sort((a, b) => b.liking - a.liking)
    .slice(0, count)
    .map(({ id }) => id);

const dayAppeal: Readonly<Record<string, number>> = { 'Mon-Thu': 4, 'Mon-Fri': 4, 'Sun-Thu': 1 };

/** The appeal of a job to everybody: free weekends, mornings, and extra pay at the airport. */
const getAppeal = ({ weekDays, isAirport }: Job, hour: number): number =>
  (dayAppeal[weekDays] ?? 0) + (hour >= 6 && hour <= 8 ? 2 : 0) + (isAirport ? 1 : 0);

/** A driver's list of jobs. Each driver keeps a usual hour and part of town, so that lists differ, but not their first choices. */
export const rankJobs = (
  random: Random,
  { jobs, driver, standing }: Ranker & { readonly jobs: readonly Job[] },
): string[] => {
  const own = randomFrom(Number(driver.employeeId));
  const usualHour = pickOne(own, [5, 6, 7, 8, 9, 13]);
  const { location: usualPlace } = pickOne(own, jobs);
  const liked = visibleJobs(jobs, driver, newCompanySettings).map((job) => {
    const hour = Number(job.startTime.slice(0, 2));
    const isUsual = Math.abs(hour - usualHour) <= 1;
    const habit = (isUsual ? 3 : 0) + (job.location === usualPlace ? 2 : 0);
    return { id: job.jobId, liking: getAppeal(job, hour) + habit + random() * 4 };
  });
  return listBest(liked, 8 + Math.round(standing * 34) + below(random, 8));
};

/** The demand for a week by its number in the year, from 0: summer, the year's end, and spring. */
const getSeason = (index: number): number => {
  if (index >= 24 && index <= 34) return 6;
  if (index >= 50 || index === 0) return 5;
  return index >= 12 && index <= 16 ? 3 : 0;
};

/** A driver's list of weeks. Only some depend on the school year. */
export const rankWeeks = (
  random: Random,
  { weekIds, driver, standing }: Ranker & { readonly weekIds: readonly string[] },
): string[] => {
  const share = randomFrom(Number(driver.employeeId))() < 0.5 ? 1 : 0.3;
  const liked = weekIds.map((id, index) => ({
    id,
    liking: getSeason(index) * share + random() * 7,
  }));
  return listBest(liked, 5 + Math.round(standing * 14) + below(random, 5));
};
