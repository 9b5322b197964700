import type { DriverCall } from '~/app/ports/deps';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import { findAskedJob, isPassedOn, isWaiting } from '~/domain/award/results/give-back';
import type { ResultNews } from '~/domain/award/results/result-news';
import type { AwardName } from '~/domain/selection/past-awards';
import { getCatalogue } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { toIsoWeek } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';

/**
 * Which job of a working week that is not over the driver gives back, or may give back. Only a week in which a version changed
 * a job is read.
 */
export const readOwnGivenBack = async (
  { deps: { stores }, access: { scope, site, driver } }: DriverCall<'stores'>,
  {
    award: { periodId, version },
    facts,
    held,
    change,
    since,
    now,
  }: {
    readonly award: AwardName;
    readonly facts: PublishedFacts | null;
    readonly held: readonly string[];
    readonly change: ResultNews['change'];
    /** The version that the change is compared with. */
    readonly since: number;
    readonly now: Instant;
  },
): Promise<Pick<ResultNews, 'mayGiveBack' | 'givenBack'>> => {
  const isOver = periodId < toIsoWeek(dayIn(site.timeZone, now));
  if (isOver || getCatalogue(periodId) !== 'jobs' || !facts || facts.changedIn.length === 0)
    return { mayGiveBack: null, givenBack: null };
  const wish = await stores.givenBack.get(scope, periodId, driver.employeeId);
  const waits = wish !== null && isWaiting(wish, { held, facts });
  const asked = waits ? null : findAskedJob(change, wish && wish.version >= since ? wish : null);
  const isGone = wish !== null && isPassedOn(wish, { version, held });
  const isTold = waits || (isGone && change !== null);
  return {
    mayGiveBack: asked && { periodId, ...asked },
    givenBack:
      wish && isTold ? { periodId, jobId: wish.jobId, at: wish.at, isWaiting: waits } : null,
  };
};
