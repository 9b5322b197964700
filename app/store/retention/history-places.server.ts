import type { Tenant } from '~/domain/company/scope';
import type { HistoryCounts } from '~/domain/retention/erased-history-schema';
import type { HistoryKind } from '~/domain/retention/limits';
import type { ErasurePlan } from '~/domain/erasure/plan-history';
import { toEpochMs } from '~/domain/shared/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { Db, Item } from '~/app/store/dynamo/db';
import type { Key, KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { fromAwardHeaderItem } from '~/app/store/selection/award-item';
import {
  activityUntil,
  awardsUntil,
  claimsUntil,
  everySaveRange,
  periodMarksUntil,
  settingsChangesUntil,
  splitSaves,
  vacationAwardsFrom,
} from '~/app/store/table/history-ranges';
import { awardKey, claimRange } from '~/app/store/table/keys';

/** How many items are read at once. */
const itemsAtOnce = 100;

/** What of a place is over next, in the order of keys, and the key after which it goes on; null at the end of the place. */
interface Found {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A part of a site's history. */
export interface HistoryPlace {
  readonly kind: HistoryKind;
  readonly find: (db: Db, after: string) => Promise<Found>;
  /** What an item counts as; null for a part of something that is counted. */
  readonly toCount: (item: Item) => keyof HistoryCounts | null;
}

const continueAt = (range: KeyRange, after: string): KeyRange =>
  after > range.from ? { ...range, from: after } : range;

/** The next items of a range that are over. Reads the one at `after` again, because no key is known that comes next to it. */
const findInRange =
  (range: KeyRange, isOver: (item: Item) => boolean = () => true): HistoryPlace['find'] =>
  async (db, after) => {
    if (range.to < range.from) return { items: [], next: null };
    const items = (await queryFirst(
      db,
      continueAt(range, after),
      itemsAtOnce,
    )) as unknown as Item[];
    const last = items.at(-1)?.sk;
    return {
      items: items.filter(isOver),
      next: last === undefined || last === after ? null : last,
    };
  };

const getPeriod = ({ sk }: Item): string => /\d{4}-W\d{2}/.exec(sk)?.[0] ?? '';

/** The vacation award with the lowest version, if it is over. Only its header says when it was published. */
const findVacationAward =
  (tenant: Tenant, { before, belowVersion }: NonNullable<ErasurePlan['awards']>, held: boolean) =>
  async (db: Db): Promise<Found> => {
    const range = vacationAwardsFrom(tenant, 0);
    const [first] = await queryAll(db, range, { limit: 1, attributes: ['sk'] });
    const version = first ? Number(String(first.sk).split('#')[1]) : Infinity;
    if (held || version >= belowVersion) return { items: [], next: null };
    const header = await getItem(db, awardKey(tenant, vacationAwardId, version));
    if (header && fromAwardHeaderItem(header).publishedAt >= before)
      return { items: [], next: null };
    const { from: to } = vacationAwardsFrom(tenant, version + 1);
    const items = (await queryFirst(db, { ...range, to }, itemsAtOnce)) as unknown as Item[];
    const own = items.filter(({ sk }) => sk < to);
    return { items: own, next: '' };
  };

/**
 * The next saves of one driver before a time. The driver's newest save stays, however old it is, because it is the list that
 * counts.
 */
const findSaves =
  (tenant: Tenant, at: string): HistoryPlace['find'] =>
  async (db, after) => {
    const all = everySaveRange(tenant);
    const rest = continueAt(all, after);
    const found = (await queryAll(db, rest, {
      limit: 2,
      attributes: ['pk', 'sk'],
    })) as unknown as Key[];
    const first = found.find(({ sk }) => sk !== after);
    if (!first) return { items: [], next: null };
    const { before, since } = splitSaves(first, at);
    const end = since.to;
    if (first.sk > before.to) return { items: [], next: end };
    const items = (await queryFirst(
      db,
      { ...before, from: first.sk },
      itemsAtOnce,
    )) as unknown as Item[];
    const isPageFull = items.length === itemsAtOnce;
    const hasNewer =
      !isPageFull && (await queryAll(db, since, { limit: 1, attributes: ['sk'] })).length > 0;
    if (hasNewer) return { items, next: end };
    const over = items.slice(0, -1);
    return { items: over, next: isPageFull ? (over.at(-1)?.sk ?? end) : end };
  };

/** The periods up to the last one, and `vacation`, about which claims are open. */
export const findHeld = async (
  db: Db,
  tenant: Tenant,
  { awards, claims }: ErasurePlan,
): Promise<ReadonlySet<string>> => {
  const last = [awards, claims].map((plan) => plan?.lastPeriod ?? '').sort()[1]!;
  const open = { expression: '#state = :open', names: { '#state': 'state' } };
  const filter = { ...open, values: { ':open': 'open' } };
  const ranges = last ? [claimsUntil(tenant, last), claimRange(tenant, vacationAwardId)] : [];
  const found = await Promise.all(ranges.map((range) => queryAll(db, range, { filter })));
  return new Set(found.flat().map(({ periodId }) => String(periodId)));
};

const listAwardPlaces = (
  tenant: Tenant,
  plan: NonNullable<ErasurePlan['awards']>,
  held: ReadonlySet<string>,
): HistoryPlace[] => {
  const kind = 'awards';
  const isOver = (item: Item) => !held.has(getPeriod(item));
  const isHeader = ({ type }: Item) => type === 'award';
  return [
    {
      ...{ kind, find: findInRange(awardsUntil(tenant, plan.lastPeriod), isOver) },
      // A week is counted with the first of its versions.
      toCount: (item) => (isHeader(item) && item.version === 1 ? 'weeks' : null),
    },
    {
      ...{ kind, find: findVacationAward(tenant, plan, held.has(vacationAwardId)) },
      toCount: (item) => (isHeader(item) ? 'vacations' : null),
    },
    { kind, find: findSaves(tenant, plan.before), toCount: () => 'lists' },
    ...periodMarksUntil(tenant, plan.lastPeriod).map((range): HistoryPlace => ({
      ...{ kind, find: findInRange(range, isOver), toCount: () => null },
    })),
  ];
};

const listClaimPlaces = (
  tenant: Tenant,
  { lastPeriod, before, belowVersion }: NonNullable<ErasurePlan['claims']>,
  held: ReadonlySet<string>,
): HistoryPlace[] => {
  const isPeriodOver = (item: Item) => !held.has(getPeriod(item));
  const isVacationOver = ({ state, filedAt, awardVersion }: Item) =>
    state !== 'open' && String(filedAt) < before && Number(awardVersion) < belowVersion;
  const ranges = [
    findInRange(claimsUntil(tenant, lastPeriod), isPeriodOver),
    findInRange(claimRange(tenant, vacationAwardId), isVacationOver),
  ];
  return ranges.map((find) => ({ kind: 'claims', find, toCount: () => 'claims' }));
};

/** The parts of a site's history of which something may be over, in the order in which they are erased. */
export const listHistoryPlaces = (
  tenant: Tenant,
  { awards, claims, log }: ErasurePlan,
  held: ReadonlySet<string>,
): HistoryPlace[] => {
  const logPlaces = (before: number): HistoryPlace[] => [
    {
      ...{ kind: 'log', find: findInRange(activityUntil(tenant, before)) },
      toCount: () => 'entries',
    },
    {
      ...{ kind: 'log', find: findInRange(settingsChangesUntil(tenant, before)) },
      toCount: () => null,
    },
  ];
  return [
    ...(awards ? listAwardPlaces(tenant, awards, held) : []),
    ...(claims ? listClaimPlaces(tenant, claims, held) : []),
    ...(log ? logPlaces(toEpochMs(log.before)) : []),
  ];
};
