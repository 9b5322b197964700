import type { SiteCall } from '~/app/ports/deps';
import { findOutdatedJobs } from '~/domain/award/record/published-facts';
import type { Job } from '~/domain/jobs/job';
import type { AwardName } from '~/domain/selection/past-awards';
import { compareText } from '~/domain/shared/text';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import type { Instant } from '~/domain/time/instant';
import { readFacts } from './read-facts.server';
import { readChangedOffers, type ChangedOffer } from './read-holders.server';

/** A published version whose working week is not over, with the jobs that have changed since. */
interface ChangedWeek extends AwardName {
  readonly jobs: readonly ChangedOffer<Job>[];
}

type Args = SiteCall<'stores', { readonly now: Instant }>;

const readWeek = async (
  { deps, access: { scope, site } }: Args,
  award: AwardName,
  reading: Promise<readonly Job[]>,
): Promise<ChangedWeek> => {
  const [facts, jobs] = await Promise.all([readFacts({ deps, scope, site }, award), reading]);
  const lists = { outdated: facts ? findOutdatedJobs(facts, jobs) : [], listed: jobs };
  const changed = await readChangedOffers({ deps, scope }, award, lists, ({ jobId }) => jobId);
  return { ...award, jobs: changed };
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
