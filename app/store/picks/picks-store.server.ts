import type * as z from 'zod';
import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { VacationPicksStore } from '~/app/ports/vacation';
import type { Tenant } from '~/domain/company/scope';
import { pickListSchema, type PickList } from '~/domain/picks/pick-list';
import { fail, ok } from '~/domain/shared/result';
import { vacationPicksSchema, type VacationPicks } from '~/domain/vacation/vacation-picks-schema';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import type { Key, KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { isSameManual } from '~/app/store/roster/week-item';
import * as keys from '~/app/store/table/keys';

/** Where the lists of one catalogue are stored, and their schema. */
interface Place<List> {
  readonly schema: z.ZodType<List>;
  readonly type: string;
  readonly historyType: string;
  readonly toKey: (tenant: Tenant, employeeId: string) => Key;
  readonly toRange: (tenant: Tenant) => KeyRange;
  readonly toHistoryKey: (tenant: Tenant, save: SaveFacts) => Key;
  readonly toHistoryRange: (tenant: Tenant, employeeId: string) => KeyRange;
}

export const jobLists: Place<PickList> = {
  schema: pickListSchema,
  type: 'picks',
  historyType: 'pick-history',
  toKey: keys.picksKey,
  toRange: keys.picksRange,
  toHistoryKey: keys.historyKey,
  toHistoryRange: keys.historyRange,
};

const weekLists: Place<VacationPicks> = {
  schema: vacationPicksSchema,
  type: 'vacation-picks',
  historyType: 'vacation-picks',
  toKey: keys.vacationPicksKey,
  toRange: keys.vacationPicksRange,
  toHistoryKey: keys.vacationHistoryKey,
  toHistoryRange: keys.vacationHistoryRange,
};

export const toPicksItem = <List extends SaveFacts>(
  { type, toKey }: Place<List>,
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

const openLists = <List extends SaveFacts>(db: Db, place: Place<List>) => {
  const { schema, type, historyType, toKey, toRange, toHistoryKey, toHistoryRange } = place;
  const fromItem = (item: Record<string, unknown>) => readItem(type, schema, item);
  const toHistoryItem = (tenant: Tenant, list: List): Item => ({
    ...toHistoryKey(tenant, list),
    type: historyType,
    ...list,
  });
  const store: PicksStore<List> = {
    get: async (scope, employeeId) => {
      const item = await getItem(db, toKey(scope, employeeId));
      return item ? fromItem(item) : null;
    },
    list: async (scope) => (await queryAll(db, toRange(scope))).map(fromItem),
    save: async (scope, picks, entry) => {
      const refused = await transact(db, [
        {
          put: toPicksItem(place, scope, picks),
          if: notNewerThan(picks.acceptedAt),
          refused: 'newer-save-exists',
        },
        { put: toHistoryItem(scope, picks) },
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail({ code: 'newer-save-exists' });
    },
    history: async (scope, employeeId, limit) => {
      const range = toHistoryRange(scope, employeeId);
      const items = await queryAll(db, range, { newestFirst: true, limit });
      return items.map((item) => readItem(historyType, schema, item));
    },
  };
  return { store, toHistoryItem };
};

/** Saves check no shared item, because they count by their arrival time. Late saves do so too. */
export const createPicksStore = (db: Db) => openLists(db, jobLists).store;

const weeksChanged = { code: 'weeks-changed' } as const;

export const createVacationPicksStore = (db: Db): VacationPicksStore => {
  const { store, toHistoryItem } = openLists(db, weekLists);
  return {
    ...store,
    giveUp: async (scope, picks, entry, { over, unassign }) => {
      const unassigning = unassign && {
        delete: keys.manualVacationKey(scope, unassign.driverId),
        if: isSameManual(unassign),
        refused: weeksChanged,
      };
      const refused = await transact(db, [
        {
          put: toPicksItem(weekLists, scope, picks),
          if: over === null ? isMissing : hasReceipt(over),
          refused: weeksChanged,
        },
        ...(unassigning ? [unassigning] : []),
        { put: toHistoryItem(scope, picks) },
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail(weeksChanged);
    },
  };
};
