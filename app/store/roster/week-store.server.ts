import type { WeekStore } from '~/app/ports/vacation';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { manualVacationRange, weekKey, weekRange } from '~/app/store/table/keys';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { weekFieldsSchema } from '~/domain/vacation/vacation-week-schema';
import { createChangeReader, keptChangeSteps } from './kept-change.server';
import {
  changeManualWeeks,
  fromManualWeeksItem,
  fromWeekItem,
  putWeek,
  weekUnchanged,
} from './week-item';

const changed = { code: 'weeks-changed' } as const;

export const createWeekStore = (db: Db): WeekStore => ({
  list: async (scope) => (await queryAll(db, weekRange(scope))).map(fromWeekItem),
  manual: async (scope) =>
    (await queryAll(db, manualVacationRange(scope)))
      .flatMap(fromManualWeeksItem)
      .sort((a, b) => compareText(a.id, b.id)),
  change: async (scope, { puts = [], deletes = [], manual = [], ...change }) => {
    const refused = await transact(db, [
      ...puts.map((week) => putWeek(scope, week)),
      ...deletes.map((week) => ({
        delete: weekKey(scope, week.weekId),
        if: weekUnchanged(week),
        refused: changed,
      })),
      ...manual.map((weeks) => changeManualWeeks(scope, weeks)),
      { put: toActivityItem(scope, change.entry) },
      ...keptChangeSteps(scope, 'WEEK', change, changed),
    ]);
    return refused.length === 0 ? ok(null) : fail(changed);
  },
  ...createChangeReader(db, 'WEEK', weekFieldsSchema),
});
