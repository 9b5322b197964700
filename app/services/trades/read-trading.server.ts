import type { AwardHolder, VersionTrade } from '~/app/ports/award';
import type { SiteCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { Catalogue } from '~/domain/award/award';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce, getLatestAward } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { getTradedAward } from '~/domain/site/traded-award';
import { toInstant, type Instant } from '~/domain/time/instant';
import { getMonday } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';
import type { TradingRefusal } from '~/domain/trades/trade-error';
import type { TradeFacts } from '~/domain/trades/trade-rules';
import { stillGivenUp } from '~/domain/vacation/given-up';
import { stayedClosed } from '~/domain/vacation/vacation-portal';

type Args = SiteCall<'stores' | 'clock', { readonly of: Catalogue }>;

/** What a trade is decided on: the version in force, and who holds what in it. */
export interface Trading {
  readonly award: AwardName;
  readonly holders: readonly AwardHolder[];
  readonly settled: readonly VersionTrade[];
  /** What the version says about its jobs or weeks. */
  readonly facts: PublishedFacts;
  readonly getHeld: TradeFacts['getHeld'];
  /** The IDs of the drivers who hold the job or week. */
  readonly getHolders: (id: string) => readonly string[];
}

/** The award in which drivers may trade, without asking the store. */
export const findTradableAward = (
  site: Site,
  of: Catalogue,
  now: Instant,
): Result<AwardName, TradingRefusal> => {
  if (site.settings.trades === 'off') return fail({ code: 'trades-off' });
  const award = getTradedAward(site, of, now);
  const isLatest = award.periodId === getLatestAward(site, of).periodId;
  if (isLatest && !getAwardInForce(site, of)) return fail({ code: 'trades-not-published' });
  return of === 'vacations' && !stayedClosed(site.vacation)
    ? fail({ code: 'trades-portal-open' })
    : ok(award);
};

/** Who holds what in the award in force. Refused while nobody can trade, also while a version is being published. */
export const readTrading = async ({
  deps,
  access: { scope, site },
  of,
}: Args): Promise<Result<Trading, TradingRefusal>> => {
  const award = findTradableAward(site, of, toInstant(deps.clock.now()));
  if (!award.ok) return award;
  const [[version], facts, running] = await Promise.all([
    deps.stores.awards.versions(scope, [award.value]),
    readFacts({ deps, scope, site }, award.value),
    deps.stores.awards.findPublication(scope, award.value.periodId),
  ]);
  if (running) return fail({ code: 'trades-publishing' });
  const [holders] = version ? await readHolders({ deps, scope }, [version]) : [];
  if (!version || !holders || !facts) return fail({ code: 'trades-not-published' });
  const heldBy = new Map<string, string[]>();
  const holdersOf = new Map<string, string[]>();
  for (const holder of holders) {
    const { driverId } = holder;
    if (driverId === null) continue;
    const id = 'jobId' in holder ? holder.jobId : holder.weekId;
    heldBy.set(driverId, [...(heldBy.get(driverId) ?? []), id]);
    holdersOf.set(id, [...(holdersOf.get(id) ?? []), driverId]);
  }
  return ok({
    award: award.value,
    holders,
    settled: version.trades ?? [],
    facts,
    getHeld: (employeeId) => heldBy.get(employeeId) ?? [],
    getHolders: (id) => holdersOf.get(id) ?? [],
  });
};

/** What the rules of a trade read, and the site's time zone as published. `drivers`: whose given up weeks are read. */
export const readTradeFacts = async (
  { deps, access: { scope, site, company }, of }: Args,
  { award, getHeld, facts: { jobs, weeks, timeZone } }: Trading,
  drivers: readonly string[],
): Promise<TradeFacts & { readonly timeZone: string }> => {
  const { stores, clock } = deps;
  const today = dayIn(site.timeZone, toInstant(clock.now()));
  const [{ items: roster }, claims] = await Promise.all([
    stores.drivers.list(scope),
    stores.claims.list(scope, award.periodId),
  ]);
  const common = { today, getHeld, claims, drivers: roster, jobs, weeks, timeZone };
  if (of === 'jobs')
    return { of, ...common, firstDay: getMonday(award.periodId), rules: company.settings };
  const [manual, lists] = await Promise.all([
    stores.weeks.manual(scope),
    Promise.all(drivers.map((employeeId) => stores.vacationPicks.get(scope, employeeId))),
  ]);
  const given = new Map(
    lists.flatMap((list) => (list ? [[list.employeeId, stillGivenUp(list, manual)] as const] : [])),
  );
  const getGivenUp = (employeeId: string) => given.get(employeeId) ?? [];
  return { of, ...common, getGivenUp };
};
