import type { DriverCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readOwnResult, type OwnResult } from '~/app/services/results/read-own-result.server';
import { countTrades, type TradeCounts } from '~/app/services/trades/read-own-trades.server';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { toShownAward, type ShownAward } from '~/domain/award/shown-award';
import { forDriver, listClaimed, type DriverClaim } from '~/domain/claims/claim-rules';
import type { AwardName } from '~/domain/selection/past-awards';
import { getClaimsStart, getClaimsUntil, getLatestAward } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';

/** What a driver's page shows of a published award and of what follows from it. */
export interface PublishedResult extends OwnResult {
  /** The driver's part of the published award. */
  readonly outcome: DriverOutcome | null;
  /** The site's time zone as the published version names it, or else today's. */
  readonly awardZone: string;
  /** What the driver's phone can check; null while nothing is published. */
  readonly check: ShownAward | null;
  /** How many offers to trade the driver can answer; null if they cannot trade. */
  readonly tradeOffers: TradeCounts | null;
  /** The driver's own claims about the award, in order of filing. */
  readonly claims: readonly DriverClaim[];
  /** What the driver can file no claim about now, because they filed one: picks by ID, and the other subjects by name. */
  readonly claimed: readonly string[];
  /** Until when the driver may file a claim; null if they may not. */
  readonly claimsUntil: Instant | null;
}

/** Reads what is published for a driver, all at once. `award`: the published version; null without one. */
export const readPublishedResult = async ({
  deps,
  access,
  of,
  award,
  now,
}: DriverCall<'stores' | 'clock', { of: Catalogue; award: AwardName | null; now: Instant }>) => {
  const { scope, site, driver } = access;
  const { employeeId } = driver;
  const { awards, claims: claimStore } = deps.stores;
  const read = ({ periodId, version }: AwardName) =>
    awards.outcome(scope, periodId, version, employeeId);
  const reading = award ? read(award) : Promise.resolve(null);
  const result = reading.then((one) => one?.outcome ?? null);
  const readingFacts = award ? readFacts({ deps, scope, site }, award) : Promise.resolve(null);
  const latest = getLatestAward(site, of);
  const [published, facts, own, tradeOffers, claims] = await Promise.all([
    reading,
    readingFacts,
    readOwnResult({ deps, access, of, outcome: result, facts: readingFacts, now }),
    countTrades({
      deps,
      access,
      of,
      readOutcome: async (traded) =>
        traded.periodId === latest.periodId ? result : ((await read(traded))?.outcome ?? null),
    }),
    latest.version > 0 ? claimStore.listForDriver(scope, latest.periodId, employeeId) : [],
  ]);
  const outcome = published?.outcome ?? null;
  const decidedAt = getClaimsStart(site, of);
  return {
    published,
    facts,
    own,
    tradeOffers,
    outcome,
    check: published && award && toShownAward(award, of, published),
    awardZone: (facts ?? site).timeZone,
    claims: claims.map(forDriver),
    claimed: listClaimed(claims, { awardVersion: latest.version, outcome, facts, decidedAt }),
    claimsUntil: getClaimsUntil(site, of, now),
  };
};
