import type { Job } from '~/domain/jobs/job';
import { award, type AwardResult } from './award';
import type { AwardInput } from './award-input';
import type { AwardRecord } from './award-record';
import { firstDifference } from './first-difference';
import { pickJob, type PublishedFacts } from './published-facts';

/** A job as it is now; null if it was deleted. */
export interface JobChange {
  readonly jobId: string;
  readonly now: Job | null;
}

/**
 * The input of a version that changes jobs and nothing else (domain/README.md#changed-jobs). `facts`: what the version before
 * says, because records of earlier versions of the application lack a part of it. A job that the version before does not offer
 * is ignored.
 */
export const changeJobs = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  {
    changes,
    facts: { jobs, timeZone },
    siteName,
  }: {
    readonly changes: readonly JobChange[];
    readonly facts: PublishedFacts;
    readonly siteName: string;
  },
): AwardInput => {
  const byId = new Map(changes.map(({ jobId, now }) => [jobId, now]));
  const changed = {
    ...input,
    site: input.site ?? { siteName, timeZone },
    jobs: jobs.flatMap((job) => {
      const now = byId.get(job.jobId);
      if (now === null) return [];
      return [now ? pickJob(now) : job];
    }),
  };
  const hold = (held: AwardResult['jobs']) => ({ held, freed: [] as const });
  const offered = new Set(changed.jobs.map(({ jobId }) => jobId));
  const kept = output.jobs.filter(({ jobId }) => offered.has(jobId));
  // Reasons and figures are about the award before its trades, so these are made again where that leaves the same result.
  const { trades: _, ...untraded } = input;
  const again = { ...changed, freedJobs: hold(award(untraded).jobs) };
  if (!firstDifference(award(again).jobs, kept, '')) return again;
  const { trades: __, ...settled } = changed;
  return { ...settled, freedJobs: hold(output.jobs) };
};
