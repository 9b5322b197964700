import { getPlaces, type Job } from '~/domain/jobs/job';
import type { SafeDepth } from './standing';

/** How many jobs a driver has ranked that they may hold, and whether one of them is theirs whatever the others rank. */
export interface RankedJobs {
  readonly count: number;
  readonly isSafe: boolean;
}

/** A list is safe if its jobs have more places than all who come before the driver can take. */
export const checkRanked = (
  { ahead, byHand }: SafeDepth,
  jobs: readonly Pick<Job, 'places'>[],
): RankedJobs => ({
  count: jobs.length,
  isSafe: jobs.reduce((places, job) => places + getPlaces(job), 0) > ahead + byHand,
});
