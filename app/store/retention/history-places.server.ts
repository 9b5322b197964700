import type { Db, Item } from '~/app/store/dynamo/db';
import type { KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { findInRange } from '~/app/store/eraser/find.server';
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
import type { Tenant } from '~/domain/company/scope';
import type { ErasurePlan } from '~/domain/erasure/plan-history';
import type { HistoryCounts } from '~/domain/retention/erased-history-schema';
import type { HistoryKind } from '~/domain/retention/limits';
import { toEpochMs } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

/** How many items are read at once. */
const itemsAtOnce = 100;

/** What of a place is over next, in the order of keys, and the key after which it goes on; null at the end of the place. */
interface Over {
  readonly items: readonly Item[];
  readonly after: string | null;
}
const nothingOver: Over = { items: [], after: null };

/** A part of a site's history. */
export interface HistoryPlace {
  readonly kind: HistoryKind;
  readonly find: (db: Db, after: string) => Promise<Over>;
  /** What an item counts as; null for a part of something that is counted. */
  readonly toCount: (item: Item) => keyof HistoryCounts | null;
}

const findOver =
  (range: KeyRange, isOver: (item: Item) => boolean = () => true): HistoryPlace['find'] =>
  async (db, after) => {
    if (range.to < range.from) return nothingOver;
    const found = await findInRange(db, range, { after, most: itemsAtOnce });
    return { ...found, items: found.items.filter(isOver) };
  };

const getPeriod = ({ sk }: Item): string => /\d{4}-W\d{2}/.exec(sk)?.[0] ?? '';

/** The vacation award with the lowest version, if it is over. Only its header says when it was published. */
const findVacationAward =
  (tenant: Tenant, { before, belowVersion }: NonNullable<ErasurePlan['awards']>, held: boolean) =>
  async (db: Db): Promise<Over> => {
    const range = vacationAwardsFrom(tenant, 0);
    const [first] = await queryAll(db, range, { limit: 1, attributes: ['sk'] });
    const version = first ? Number(String(first.sk).split('#')[1]) : Infinity;
    if (held || version >= belowVersion) return nothingOver;
    const header = await getItem(db, awardKey(tenant, vacationAwardId, version));
    if (header && fromAwardHeaderItem(header).publishedAt >= before) return nothingOver;
    const { from: to } = vacationAwardsFrom(tenant, version + 1);
    const items = await queryFirst(db, { ...range, to }, itemsAtOnce);
    const own = items.filter(({ sk }) => sk < to);
    return { items: own, after: '' };
  };

/**
 * The next saves of one driver before a time. The driver's newest save stays, however old it is, because it is the list that
 * counts.
 */
const findSaves =
  (tenant: Tenant, at: string): HistoryPlace['find'] =>
  async (db, after) => {
    const all = everySaveRange(tenant);
    const rest = after > all.from ? { ...all, from: after } : all;
    const found = await queryAll(db, rest, {
      limit: 2,
      attributes: ['pk', 'sk'],
    });
    const first = found.find(({ sk }) => sk !== after);
    if (!first) return nothingOver;
    const { before, since } = splitSaves(first, at);
    const end = since.to;
    if (first.sk > before.to) return { items: [], after: end };
    const items = await queryFirst(db, { ...before, from: first.sk }, itemsAtOnce);
    const isPageFull = items.length === itemsAtOnce;
    const hasNewer =
      !isPageFull && (await queryAll(db, since, { limit: 1, attributes: ['sk'] })).length > 0;
    if (hasNewer) return { items, after: end };
    const over = items.slice(0, -1);
    return { items: over, after: isPageFull ? (over.at(-1)?.sk ?? end) : end };
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
      kind,
      find: findOver(awardsUntil(tenant, plan.lastPeriod), isOver),
      // A week is counted with the first of its versions.
      toCount: (item) => (isHeader(item) && item.version === 1 ? 'weeks' : null),
    },
    {
      kind,
      find: findVacationAward(tenant, plan, held.has(vacationAwardId)),
      toCount: (item) => (isHeader(item) ? 'vacations' : null),
    },
    { kind, find: findSaves(tenant, plan.before), toCount: () => 'lists' },
    ...periodMarksUntil(tenant, plan.lastPeriod).map((range): HistoryPlace => ({
      kind,
      find: findOver(range, isOver),
      toCount: () => null,
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
    findOver(claimsUntil(tenant, lastPeriod), isPeriodOver),
    findOver(claimRange(tenant, vacationAwardId), isVacationOver),
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
      kind: 'log',
      find: findOver(activityUntil(tenant, before)),
      toCount: () => 'entries',
    },
    { kind: 'log', find: findOver(settingsChangesUntil(tenant, before)), toCount: () => null },
  ];
  return [
    ...(awards ? listAwardPlaces(tenant, awards, held) : []),
    ...(claims ? listClaimPlaces(tenant, claims, held) : []),
    ...(log ? logPlaces(toEpochMs(log.before)) : []),
  ];
};
