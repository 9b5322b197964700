import type { VacationPicksStore } from '~/app/ports/vacation';
import { fail, ok } from '~/domain/shared/result';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import { vacationPicksSchema } from '~/domain/vacation/vacation-picks-schema';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import type { Key } from '~/app/store/dynamo/key-range';
import {
  manualVacationKey,
  vacationHistoryKey,
  vacationHistoryRange,
  vacationPicksKey,
  vacationPicksRange,
} from '~/app/store/table/keys';
import { notNewerThan } from './picks-item';
import { isSameManual } from '~/app/store/roster/week-item';

const type = 'vacation-picks';
const fromItem = (item: Record<string, unknown>): VacationPicks =>
  readItem(type, vacationPicksSchema, item);
const hasReceipt = (receiptNumber: string): Condition => ({
  expression: '#receipt = :receipt',
  names: { '#receipt': 'receiptNumber' },
  values: { ':receipt': receiptNumber },
});
const weeksChanged = { code: 'weeks-changed' } as const;
const toItem = (key: Key, picks: VacationPicks) => ({ ...key, type, ...picks });

export const createVacationPicksStore = (db: Db): VacationPicksStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, vacationPicksKey(scope, employeeId));
    return item ? fromItem(item) : null;
  },
  list: async (scope) => (await queryAll(db, vacationPicksRange(scope))).map(fromItem),
  save: async (scope, picks, entry) => {
    // No shared item is touched: the portal's closure fences by time (design 4).
    const refused = await transact(db, [
      {
        put: toItem(vacationPicksKey(scope, picks.employeeId), picks),
        if: notNewerThan(picks.acceptedAt),
        refused: 'newer-save-exists' as const,
      },
      { put: toItem(vacationHistoryKey(scope, picks), picks) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'newer-save-exists' });
  },
  giveUp: async (scope, picks, entry, { over, unassign }) => {
    const refused = await transact(db, [
      {
        put: toItem(vacationPicksKey(scope, picks.employeeId), picks),
        if: over === null ? isMissing : hasReceipt(over),
        refused: weeksChanged,
      },
      ...(unassign
        ? [
            {
              delete: manualVacationKey(scope, unassign.driverId),
              if: isSameManual(unassign),
              refused: weeksChanged,
            },
          ]
        : []),
      { put: toItem(vacationHistoryKey(scope, picks), picks) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail(weeksChanged);
  },
  history: async (scope, employeeId, limit) => {
    const range = vacationHistoryRange(scope, employeeId);
    return (await queryAll(db, range, { newestFirst: true, limit })).map(fromItem);
  },
});
