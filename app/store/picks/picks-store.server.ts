import type { Replacement, PicksStore, SaveFacts } from '~/app/ports/picks';
import type { VacationPicksStore } from '~/app/ports/vacation';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { changeManualWeeks } from '~/app/store/roster/week-item';
import type { Tenant } from '~/domain/company/scope';
import type { PickList } from '~/domain/picks/pick-list';
import { fail, ok } from '~/domain/shared/result';
import type { VacationPicks } from '~/domain/vacation/vacation-picks-schema';
import { fromPicksItem, jobLists, weekLists, type PicksPlace } from './picks-place';
import { createRecentLists } from './recent-lists.server';
import type { RecentMemory } from './recent-memory';

export const toPicksItem = <List extends SaveFacts>(
  { type, toKey }: PicksPlace<List>,
  tenant: Tenant,
  list: List,
): Item => ({ ...toKey(tenant, list.employeeId), type, ...list });

export const notNewerThan = (acceptedAt: string): Condition => ({
  expression: 'attribute_not_exists(pk) OR #acceptedAt <= :acceptedAt',
  names: { '#acceptedAt': 'acceptedAt' },
  values: { ':acceptedAt': acceptedAt },
});

const hasReceipt = (receiptNumber: string): Condition => ({
  expression: '#receipt = :receipt',
  names: { '#receipt': 'receiptNumber' },
  values: { ':receipt': receiptNumber },
});

/** Requires that the stored list is the one that `over` names; null: that there is none. */
const isList = (over: string | null): Condition => (over === null ? isMissing : hasReceipt(over));

/** Requires, for a save that replaces a certain list, that no other one was saved since. */
const mayReplace = (acceptedAt: string, replacement: Replacement | undefined): Condition => {
  const isOlder = notNewerThan(acceptedAt);
  if (!replacement) return isOlder;
  const isSeen = isList(replacement.over);
  return {
    expression: `(${isOlder.expression}) AND ${isSeen.expression}`,
    names: { ...isOlder.names, ...isSeen.names },
    values: { ...isOlder.values, ...isSeen.values },
  };
};

const openLists = <List extends SaveFacts>(
  db: Db,
  place: PicksPlace<List>,
  memory: RecentMemory<List>,
) => {
  const { schema, historyType, toKey, toRange, toHistoryKey, toHistoryRange, toSavesRange } = place;
  const list = async (tenant: Tenant): Promise<List[]> =>
    (await queryAll(db, toRange(tenant))).map((item) => fromPicksItem(place, item));
  const toHistoryItem = (tenant: Tenant, list: List): Item => ({
    ...toHistoryKey(tenant, list),
    type: historyType,
    ...list,
  });
  const store: PicksStore<List> = {
    get: async (scope, employeeId) => {
      const item = await getItem(db, toKey(scope, employeeId));
      return item ? fromPicksItem(place, item) : null;
    },
    list,
    ...createRecentLists(db, place, { memory, list }),
    save: async (scope, picks, entry, replacement) => {
      const refused = await transact(db, [
        {
          put: toPicksItem(place, scope, picks),
          if: mayReplace(picks.acceptedAt, replacement),
          refused: 'newer-save-exists',
        },
        { put: toHistoryItem(scope, picks) },
        { put: toActivityItem(scope, entry) },
        ...(replacement?.mail ? [{ put: toOutboxItem(replacement.mail) }] : []),
      ]);
      return refused.length === 0 ? ok(null) : fail({ code: 'newer-save-exists' });
    },
    history: async (scope, employeeId, limit) => {
      const range = toHistoryRange(scope, employeeId);
      const items = await queryAll(db, range, { newestFirst: true, limit });
      return items.map((item) => readItem(historyType, schema, item));
    },
    saves: async (scope, { after, limit }) => {
      // No key continues another one, so the next key is the first one above this.
      const from = after === null ? undefined : `${after} `;
      const range = narrowRange(toSavesRange(scope), { from });
      if (!range) return { saves: [], next: null };
      const items = await queryAll(db, range, { consistent: false, limit });
      const next = items.length < limit ? null : String(items.at(-1)?.sk);
      return { saves: items.map((item) => readItem(historyType, schema, item)), next };
    },
  };
  return { store, toHistoryItem };
};

/** Saves check no shared item, because they count by their arrival time. Late saves do so too. */
export const createPicksStore = (db: Db, memory: RecentMemory<PickList>) =>
  openLists(db, jobLists, memory).store;

const weeksChanged = { code: 'weeks-changed' } as const;

export const createVacationPicksStore = (
  db: Db,
  memory: RecentMemory<VacationPicks>,
): VacationPicksStore => {
  const { store, toHistoryItem } = openLists(db, weekLists, memory);
  return {
    ...store,
    giveUp: async (scope, picks, entry, { over, manual }) => {
      const refused = await transact(db, [
        {
          put: toPicksItem(weekLists, scope, picks),
          if: isList(over),
          refused: weeksChanged,
        },
        ...(manual ? [changeManualWeeks(scope, manual)] : []),
        { put: toHistoryItem(scope, picks) },
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail(weeksChanged);
    },
  };
};
