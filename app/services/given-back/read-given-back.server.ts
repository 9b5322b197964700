import type { SiteCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readHolders } from '~/app/services/award/read-holders.server';
import { isWaiting } from '~/domain/award/results/give-back';
import type { AwardName } from '~/domain/selection/past-awards';
import { compareText } from '~/domain/shared/text';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import type { Instant } from '~/domain/time/instant';

/** A job that its holder gives back, and that the dispatcher has not passed on. */
export interface WaitingJob {
  readonly employeeId: string;
  readonly name: string;
  readonly periodId: string;
  readonly jobId: string;
  readonly at: Instant;
}

const readWeek = async (
  { deps, access: { scope, site } }: SiteCall<'stores'>,
  award: AwardName,
): Promise<WaitingJob[]> => {
  const wishes = await deps.stores.givenBack.list(scope, award.periodId);
  if (wishes.length === 0) return [];
  const versions = await deps.stores.awards.versions(scope, [award]);
  const [facts, [holders]] = await Promise.all([
    readFacts({ deps, scope, site }, award),
    readHolders({ deps, scope }, versions),
  ]);
  return wishes.flatMap((wish) => {
    const { employeeId, periodId, jobId, at } = wish;
    const own = holders?.find(
      (holder) => 'jobId' in holder && holder.driverId === employeeId && holder.jobId === jobId,
    );
    return own && isWaiting(wish, { held: [jobId], facts })
      ? [{ employeeId, name: own.name, periodId, jobId, at }]
      : [];
  });
};

/** The jobs of published weeks that are not over and that wait to be passed on, in the order of being given back. */
export const readWaitingJobs = async ({
  deps,
  access,
  now,
}: SiteCall<'stores', { readonly now: Instant }>): Promise<WaitingJob[]> => {
  const awards = listAwardsNotOver(access.site, 'jobs', now);
  const weeks = await Promise.all(awards.map((award) => readWeek({ deps, access }, award)));
  return weeks.flat().sort((a, b) => compareText(a.at, b.at));
};
