import type { SiteCall } from '~/app/ports/deps';
import { findOutdatedJobs } from '~/domain/award/published-facts';
import type { Job } from '~/domain/jobs/job';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/shared/instant';
import { compareText } from '~/domain/shared/text';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { readFacts } from './read-facts.server';
import { pickHolders, readHolders } from './read-holders.server';

/** A job that drivers hold in a published version, and that the list of jobs has otherwise now. */
interface ChangedJob {
  readonly published: Job;
  /** Null if it was deleted. */
  readonly now: Job | null;
  readonly holders: ReturnType<typeof pickHolders>;
}

/** A published version whose working week is not over, with the jobs that have changed since. */
interface ChangedWeek extends AwardName {
  readonly jobs: readonly ChangedJob[];
}

type Args = SiteCall<'stores', { readonly now: Instant }>;

const readWeek = async (
  { deps, access: { scope, site } }: Args,
  award: AwardName,
  reading: Promise<readonly Job[]>,
): Promise<ChangedWeek> => {
  const [facts, jobs] = await Promise.all([readFacts({ deps, scope, site }, award), reading]);
  const outdated = facts ? findOutdatedJobs(facts, jobs) : [];
  if (outdated.length === 0) return { ...award, jobs: [] };
  const versions = await deps.stores.awards.versions(scope, [award]);
  const [holders] = await readHolders({ deps, scope }, versions);
  const byId = new Map(jobs.map((job) => [job.jobId, job]));
  const changed = outdated.map((published) => ({
    published,
    now: byId.get(published.jobId) ?? null,
    holders: pickHolders(holders ?? [], published.jobId),
  }));
  return { ...award, jobs: changed.filter((job) => job.holders.length > 0) };
};

interface ChangedWeeks {
  /** Names the state of the list of jobs. */
  readonly basis: string;
  readonly weeks: readonly ChangedWeek[];
}

/** The published versions that still have held jobs as they were before the list of jobs changed, in the order of their weeks. */
export const readChangedJobs = async (args: Args): Promise<ChangedWeeks> => {
  const { deps, access, now } = args;
  const awards = listAwardsNotOver(access.site, 'jobs', now);
  if (awards.length === 0) return { basis: '', weeks: [] };
  const reading = deps.stores.jobs.list(access.scope);
  const jobs = reading.then(({ items }) => items);
  const weeks = await Promise.all(awards.map((award) => readWeek(args, award, jobs)));
  return {
    basis: String((await reading).version),
    weeks: weeks
      .filter((week) => week.jobs.length > 0)
      .sort((a, b) => compareText(a.periodId, b.periodId)),
  };
};
