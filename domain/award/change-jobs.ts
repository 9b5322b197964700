import type { Job } from '~/domain/jobs/job';
import type { AwardInput } from './award-input';
import type { AwardRecord } from './award-record';
import { pickJob, type PublishedFacts } from './published-facts';

/**
 * The input of a version that changes jobs and nothing else (domain/README.md#changed-jobs). `changed`: the job as it is
 * now, by ID; null if it was deleted. `facts`: what the version before says, because records of earlier versions of the
 * application lack a part of it. A job that the version before does not offer is ignored.
 */
export const changeJobs = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  {
    changed,
    facts: { jobs, timeZone },
    siteName,
  }: {
    readonly changed: ReadonlyMap<string, Job | null>;
    readonly facts: PublishedFacts;
    readonly siteName: string;
  },
): AwardInput => {
  // The held jobs are those after the trades.
  const { trades: _, ...frozen } = input;
  return {
    ...frozen,
    site: input.site ?? { siteName, timeZone },
    jobs: jobs.flatMap((job) => {
      const now = changed.get(job.jobId);
      if (now === null) return [];
      return [now ? pickJob(now) : job];
    }),
    freedJobs: { held: output.jobs, freed: [] },
  };
};
