import type { SiteCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readChangedOffers, type ChangedOffer } from '~/app/services/award/read-holders.server';
import { findOutdatedWeeks, type PublishedWeek } from '~/domain/award/record/published-facts';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import { stayedClosed } from '~/domain/vacation/vacation-portal';
import { toWeekFields } from '~/domain/vacation/week-fields';

interface ChangedWeeks {
  /** The published version; 0 if none is in force, or if the portal is open again. */
  readonly version: number;
  /** Names what the list of weeks has otherwise. */
  readonly basis: string;
  readonly weeks: readonly ChangedOffer<PublishedWeek>[];
}

/** The published weeks, not over, that drivers still hold as they were before the list of weeks changed. */
export const readChangedWeeks = async ({
  deps,
  access: { scope, site },
  now,
}: SiteCall<'stores' | 'sha256', { now: Instant }>): Promise<ChangedWeeks> => {
  const none = { version: 0, basis: '', weeks: [] };
  const award = getAwardInForce(site, 'vacations');
  if (!award || !stayedClosed(site.vacation)) return none;
  const [facts, listed] = await Promise.all([
    readFacts({ deps, scope, site }, award),
    deps.stores.weeks.list(scope),
  ]);
  const today = dayIn(site.timeZone, now);
  const outdated = facts
    ? findOutdatedWeeks(facts, listed).filter(({ endDate }) => endDate >= today)
    : [];
  if (outdated.length === 0) return { ...none, version: award.version };
  const lists = { outdated, listed: listed.map(toWeekFields) };
  const weeks = await readChangedOffers<PublishedWeek>(
    { deps, scope },
    award,
    lists,
    ({ weekId }) => weekId,
  );
  return {
    version: award.version,
    basis: deps.sha256(JSON.stringify(weeks.map((week) => week.now))),
    weeks,
  };
};
