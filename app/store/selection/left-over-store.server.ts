import type { LeftOverStore } from '~/app/ports/left-over-jobs';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, isThere, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { leftOverKey, leftOverRange, listItemKey } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { leftOverAnswersSchema } from '~/domain/left-over-jobs/left-over-schema';
import { fail, ok } from '~/domain/shared/result';
import { toEpochMs } from '~/domain/time/instant';

const type = 'left-over-answers';
const fromItem = (item: Record<string, unknown>) => readItem(type, leftOverAnswersSchema, item);

export const createLeftOverStore = (db: Db): LeftOverStore => ({
  get: async (scope, periodId, employeeId) => {
    const item = await getItem(db, leftOverKey(scope, periodId, employeeId));
    return item ? fromItem(item) : null;
  },
  list: async (scope, periodId) =>
    (await queryAll(db, leftOverRange(scope, periodId))).map(fromItem),
  save: async (scope, { version, ...answers }, { expiresAt, entry }) => {
    const { employeeId, periodId } = answers;
    const item = {
      ...leftOverKey(scope, periodId, employeeId),
      type,
      ...answers,
      version: version + 1,
      [timeToLiveAttribute]: Math.ceil(toEpochMs(expiresAt) / 1000),
    };
    const [refused] = await transact<'answers-changed' | 'no-driver'>(db, [
      { put: item, if: hasVersion(version), refused: 'answers-changed' },
      // An erased driver must not be named again.
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused ? fail({ code: refused }) : ok(null);
  },
});
