import type { DriverCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { forDriver, isClaimable } from '~/domain/claims/claim-rules';
import type { JobWeek, PastOutcome } from '~/domain/claims/past-outcome';
import { awardsAtWork, type AwardName } from '~/domain/selection/past-awards';
import type { PastAward } from '~/domain/selection/selection-window-schema';
import { getAwardInForce } from '~/domain/site/current-award';
import { findAwardAhead } from '~/domain/site/traded-award';
import type { Instant } from '~/domain/time/instant';
import { findNearWeek, toIsoWeek } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';
import { readResultNews } from './read-own-result.server';

type Args = DriverCall<'stores', { readonly now: Instant }>;

const getToday = ({ access: { site }, now }: Args): string => dayIn(site.timeZone, now);

const readWeek = async (
  args: Args,
  { periodId, version, publishedAt }: PastAward,
): Promise<PastOutcome | null> => {
  const { deps, access, now } = args;
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
          now,
        }),
    stores.claims.listForDriver(scope, periodId, driver.employeeId),
  ]);
  // Who was not part of the award may have asked why.
  if (!outcome && claims.length === 0) return null;
  return {
    periodId,
    when: findNearWeek(periodId, getToday(args)),
    outcome,
    isTraded: periodId === findAwardAhead(site, now)?.periodId,
    timeZone: (facts ?? site).timeZone,
    job: facts?.jobs.find(({ jobId }) => jobId === outcome?.awardedId) ?? null,
    news,
    claims: claims.map(forDriver),
    hadClaims:
      outcome !== null &&
      site.settings.protestWindowHours > 0 &&
      outcome.reasons.some((reason) => isClaimable(reason, outcome)),
  };
};

/** The driver's results of, and claims about, earlier selection periods whose working week is not over, oldest first. */
export const readWeeksAtWork = async (args: Args): Promise<PastOutcome[]> => {
  const { window: selection, timeZone } = args.access.site;
  const awards = awardsAtWork(selection, { now: args.now, timeZone });
  const weeks = await Promise.all(awards.map((award) => readWeek(args, award)));
  return weeks.filter((week) => week !== null);
};

const readJobWeek = async (args: Args, award: AwardName): Promise<JobWeek | null> => {
  const { deps, access } = args;
  const { scope, site, driver } = access;
  const { periodId, version } = award;
  const [published, facts] = await Promise.all([
    deps.stores.awards.outcome(scope, periodId, version, driver.employeeId),
    readFacts({ deps, scope, site }, award),
  ]);
  if (!published?.outcome) return null;
  const { awardedId, onVacation, onLeave } = published.outcome;
  return {
    periodId,
    when: findNearWeek(periodId, getToday(args)),
    outcome: { awardedId, onVacation, onLeave },
    job: facts?.jobs.find(({ jobId }) => jobId === awardedId) ?? null,
  };
};

/** What the driver works in each published week that is not over, oldest first, with nothing besides. */
export const readJobWeeks = async (args: Args): Promise<JobWeek[]> => {
  const { now, access } = args;
  const { site } = access;
  const present = getAwardInForce(site, 'jobs');
  const isAhead = present && present.periodId >= toIsoWeek(getToday(args));
  const awards = awardsAtWork(site.window, { now, timeZone: site.timeZone });
  const weeks = await Promise.all(
    [...awards, ...(isAhead ? [present] : [])].map((award) => readJobWeek(args, award)),
  );
  return weeks.filter((week) => week !== null);
};
