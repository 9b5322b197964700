import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { forDriver, isClaimable } from '~/domain/claims/claim-rules';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import { awardsAtWork } from '~/domain/selection/past-awards';
import type { PastAward } from '~/domain/selection/selection-window-schema';
import type { Instant } from '~/domain/shared/instant';
import { nextIsoWeek, toIsoWeek } from '~/domain/shared/iso-week';
import { dayIn } from '~/domain/shared/zoned-time';
import { findAwardAhead } from '~/domain/site/traded-award';
import { readFacts } from './read-facts.server';
import { readResultNews } from './read-own-result.server';

interface Args {
  readonly deps: Pick<Deps, 'stores'>;
  readonly access: DriverSession;
  readonly now: Instant;
}

const findWhen = (periodId: string, thisWeek: string): PastOutcome['when'] => {
  if (periodId === thisWeek) return 'this-week';
  return periodId === nextIsoWeek(thisWeek) ? 'next-week' : null;
};

const readWeek = async (
  { deps, access, now }: Args,
  { periodId, version, publishedAt }: PastAward,
): Promise<PastOutcome | null> => {
  const { scope, site, driver } = access;
  const { stores } = deps;
  const award = { periodId, version };
  const reading = stores.awards
    .outcome(scope, periodId, version, driver.employeeId)
    .then((published) => published?.outcome ?? null);
  const readingFacts = readFacts({ deps, scope, site }, award);
  const [outcome, facts, news, claims] = await Promise.all([
    reading,
    readingFacts,
    publishedAt === null
      ? null
      : readResultNews({
          deps,
          access,
          award: { ...award, publishedAt, withdrawn: null },
          outcome: reading,
          facts: readingFacts,
        }),
    stores.claims.listForDriver(scope, periodId, driver.employeeId),
  ]);
  return (
    outcome && {
      periodId,
      when: findWhen(periodId, toIsoWeek(dayIn(site.timeZone, now))),
      outcome,
      isTraded: periodId === findAwardAhead(site, now)?.periodId,
      job: facts?.jobs.find(({ jobId }) => jobId === outcome.awardedId) ?? null,
      news,
      claims: claims.map(forDriver),
      hadClaims:
        site.settings.protestWindowHours > 0 &&
        outcome.reasons.some((reason) => isClaimable(reason, outcome)),
    }
  );
};

/** The driver's results of earlier selection periods whose working week is not over, oldest first. */
export const readWeeksAtWork = async (args: Args): Promise<PastOutcome[]> => {
  const { window, timeZone } = args.access.site;
  const awards = awardsAtWork(window, { now: args.now, timeZone });
  const weeks = await Promise.all(awards.map((award) => readWeek(args, award)));
  return weeks.filter((week) => week !== null);
};
