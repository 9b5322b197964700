import type { JobHolder } from '~/domain/award/job-holders';
import { getPlaces, type Job } from '~/domain/jobs/job';
import { compareText } from '~/domain/shared/text';

/** The jobs of a published award that still have a free place, earliest start first. */
export const getJobsLeft = (
  jobs: readonly Job[],
  holders: readonly Pick<JobHolder, 'jobId' | 'driverId'>[],
): Job[] => {
  const taken = new Map<string, number>();
  for (const { jobId, driverId } of holders)
    taken.set(jobId, (taken.get(jobId) ?? 0) + (driverId === null ? 0 : 1));
  const hasFreePlace = (job: Job): boolean => {
    const count = taken.get(job.jobId);
    return count !== undefined && count < getPlaces(job);
  };
  return jobs
    .filter(hasFreePlace)
    .sort((a, b) => compareText(a.startTime, b.startTime) || compareText(a.jobId, b.jobId));
};
