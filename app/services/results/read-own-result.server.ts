import type { Deps, DriverCall } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { readFacts } from '~/app/services/award/read-facts.server';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import { getChangedIn, type PublishedFacts } from '~/domain/award/record/published-facts';
import type { ChangeCause } from '~/domain/award/results/result-change-schema';
import { compareOffers, type ResultNews } from '~/domain/award/results/result-news';
import { isSeen, type SeenResult } from '~/domain/award/results/seen-result';
import type { AwardName } from '~/domain/selection/past-awards';
import {
  getAwardInForce,
  getLastWithdrawn,
  getPublishedAt,
  getWithdrawn,
} from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { readOwnGivenBack } from './read-own-given-back.server';

export interface OwnResult {
  readonly news: ResultNews | null;
  /** Shown instead of the result while the latest version is withdrawn. */
  readonly withdrawn: { readonly at: Instant; readonly reason: string } | null;
}

/** The causes of the versions after `seen`, each once. */
const listCausesSince = (
  seen: SeenResult | null,
  change: DriverOutcome['change'] | null,
  {
    between,
    changedIds,
  }: {
    between: readonly (DriverOutcome | null)[];
    /** The jobs or weeks that the driver keeps and that have changed since. */
    changedIds: readonly string[];
  },
): ChangeCause[] => {
  const own = change?.causes ?? [];
  const changed: ChangeCause[] =
    changedIds.length > 0 ? [{ code: 'job-changed', own: true, ids: [...changedIds] }] : [];
  const told = seen ? [...between.flatMap((one) => one?.change?.causes ?? []), ...own] : own;
  const all = [...changed, ...told.filter(({ code }) => code !== 'job-changed')];
  const each = new Map(all.map((cause) => [JSON.stringify(cause), cause]));
  const known = [...each.values()].filter(({ code }) => code !== 'published-again');
  return known.length > 0 ? known : [{ code: 'published-again' }];
};

/** The driver's outcomes of the versions between `from` and `award`, both excluded. */
const readBetween = async (
  { awards }: Deps['stores'],
  { scope, driver }: DriverSession,
  { periodId, version }: AwardName,
  from: number,
) => {
  const count = version - 1 - from;
  if (count <= 0) return [];
  const names = Array.from({ length: count }, (_, index) => ({
    periodId,
    version: from + 1 + index,
  }));
  return awards.outcomesIn(scope, await awards.versions(scope, names), driver.employeeId);
};

/** The latest withdrawn version from the confirmed one on; 0 if there is none. Nothing is read if the confirmed one is the latest. */
const findWithdrawn = async (
  { awards }: Deps['stores'],
  { scope }: DriverSession,
  { periodId, version }: AwardName,
  seen: SeenResult | null,
): Promise<number> => {
  if (!seen || seen.version >= version) return 0;
  const names = Array.from({ length: version - seen.version }, (_, index) => ({
    periodId,
    version: seen.version + index,
  }));
  const versions = await awards.versions(scope, names);
  return Math.max(0, ...versions.flatMap((one) => (one.withdrawn ? one.version : [])));
};

/** The jobs or weeks that the driver keeps, if they have changed after the version `since`. */
const readOffers = async (
  { deps, access: { scope, site } }: DriverCall<'stores'>,
  { award, facts, since }: { award: AwardName; facts: PublishedFacts; since: number },
  held: readonly string[],
) => {
  if (getChangedIn(facts, held) <= since) return null;
  const was = await readFacts({ deps, scope, site }, { ...award, version: since });
  return was && compareOffers(was, facts, held);
};

/** The last change before this version; null if this one changed something, or if the driver has confirmed a result. */
const findLastChange = async (
  stores: Deps['stores'],
  access: DriverSession,
  award: AwardName,
  { seen, outcome }: { seen: SeenResult | null; outcome: DriverOutcome },
): Promise<DriverOutcome['change'] | null> => {
  if (seen || outcome.change) return null;
  const earlier = await readBetween(stores, access, award, 1);
  return earlier.flatMap((one) => one?.change ?? []).at(-1) ?? null;
};

const listIds = ({ jobs, weeks }: Pick<PublishedFacts, 'jobs' | 'weeks'>): string[] => [
  ...jobs.map(({ jobId }) => jobId),
  ...weeks.map(({ weekId }) => weekId),
];

/** What the driver has to know about their result in a published award. `outcome` is their part of it. */
export const readResultNews = async ({
  deps,
  access,
  award,
  outcome: reading,
  facts: readingFacts,
  now,
}: DriverCall<
  'stores',
  {
    /** `withdrawn`: the latest version of the award that was withdrawn, 0 if none was; null if that has to be read. */
    award: AwardName & { readonly publishedAt: Instant; readonly withdrawn: number | null };
    outcome: Promise<DriverOutcome | null>;
    /** What the award says about its jobs or weeks. */
    facts: Promise<PublishedFacts | null>;
    readonly now: Instant;
  }
>): Promise<ResultNews | null> => {
  const { stores } = deps;
  const [seen, outcome, facts] = await Promise.all([
    stores.seenResults.get(access.scope, award.periodId, access.driver.employeeId),
    reading,
    readingFacts,
  ]);
  if (!outcome) return null;
  const held = getHeld(outcome);
  const withdrawn = award.withdrawn ?? (await findWithdrawn(stores, access, award, seen));
  // A driver who was told of an earlier change by nobody but this page must still find it here.
  const change = outcome.change ?? (await findLastChange(stores, access, award, { seen, outcome }));
  const before = seen?.held ?? change?.before ?? held;
  const kept = held.filter((id) => before.includes(id));
  const changedIn = getChangedIn(facts, kept);
  const since = seen?.version ?? (changedIn > 0 ? changedIn - 1 : award.version - 1);
  const offers = facts && (await readOffers({ deps, access }, { award, facts, since }, kept));
  const changedIds = offers ? listIds(offers.now) : [];
  const changedSince = new Map([[since, changedIds]]);
  const isConfirmed = isSeen(seen, { held, facts, withdrawn, changedSince });
  const isChanged = !isConfirmed && (offers !== null || before.join('\n') !== held.join('\n'));
  const between = isChanged && seen ? await readBetween(stores, access, award, seen.version) : [];
  const causes = listCausesSince(seen, change, { between, changedIds });
  const told = isChanged ? { before, now: held, causes, offers } : null;
  return {
    version: award.version,
    publishedAt: award.publishedAt,
    seenAt: isConfirmed && seen ? seen.at : null,
    change: told,
    ...(await readOwnGivenBack({ deps, access }, { award, facts, held, change: told, since, now })),
  };
};

/** `outcome` is the driver's part of the award in force, and `facts` what it says about its jobs or weeks; reads what they confirmed. */
export const readOwnResult = async ({
  deps,
  access,
  of,
  outcome,
  facts,
  now,
}: DriverCall<
  'stores',
  {
    of: Catalogue;
    outcome: Promise<DriverOutcome | null>;
    facts: Promise<PublishedFacts | null>;
    now: Instant;
  }
>): Promise<OwnResult> => {
  const { site } = access;
  const award = getAwardInForce(site, of);
  if (!award) {
    const { at, reason } = getWithdrawn(site, of) ?? {};
    return { news: null, withdrawn: at && reason ? { at, reason } : null };
  }
  const publishedAt = getPublishedAt(site, of) ?? '';
  const withdrawn = getLastWithdrawn(site, of)?.version ?? 0;
  const told = { ...award, publishedAt, withdrawn };
  const news = await readResultNews({ deps, access, award: told, outcome, facts, now });
  return { news, withdrawn: null };
};
