import type { WeekStore } from '~/app/ports/vacation';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { manualVacationKey, manualVacationRange, weekKey, weekRange } from '~/app/store/table/keys';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { weekFieldsSchema } from '~/domain/vacation/vacation-week-schema';
import { lastBulkSteps, readLastBulk } from './last-bulk.server';
import {
  fromManualVacationItem,
  fromWeekItem,
  isSameManual,
  putManualVacation,
  putWeek,
  weekUnchanged,
} from './week-item';

const changed = { code: 'weeks-changed' } as const;
const assigned = { code: 'driver-already-assigned' } as const;

export const createWeekStore = (db: Db): WeekStore => ({
  list: async (scope) => (await queryAll(db, weekRange(scope))).map(fromWeekItem),
  manual: async (scope) =>
    (await queryAll(db, manualVacationRange(scope)))
      .map(fromManualVacationItem)
      .sort((a, b) => compareText(a.id, b.id)),
  change: async (scope, { puts = [], deletes = [], assign, unassign = [], ...change }) => {
    const refused = await transact<typeof changed | typeof assigned>(db, [
      ...puts.map((week) => putWeek(scope, week)),
      ...deletes.map((week) => ({
        delete: weekKey(scope, week.weekId),
        if: weekUnchanged(week),
        refused: changed,
      })),
      ...(assign ? [putManualVacation(scope, assign)] : []),
      ...unassign.map((manual) => ({
        delete: manualVacationKey(scope, manual.driverId),
        if: isSameManual(manual),
        refused: changed,
      })),
      { put: toActivityItem(scope, change.entry) },
      ...lastBulkSteps(scope, 'WEEK', change, changed),
    ]);
    if (refused.length === 0) return ok(null);
    // If both were refused, report that the driver already has a week rather than that the week changed.
    return fail(refused.find(({ code }) => code === assigned.code) ?? changed);
  },
  lastBulk: (scope) => readLastBulk(db, scope, 'WEEK', weekFieldsSchema),
});
