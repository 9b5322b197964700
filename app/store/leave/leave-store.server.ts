import type { LeaveStore } from '~/app/ports/leave';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, isThere, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { leaveKey, leaveRange, listItemKey } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { driverLeaveSchema } from '~/domain/leave/leave-schema';
import { fail, ok } from '~/domain/shared/result';
import { toEpochMs } from '~/domain/time/instant';

const type = 'leave';
const fromItem = (item: Record<string, unknown>) => readItem(type, driverLeaveSchema, item);

/** An item takes about 100 bytes and 40 for each span, so one query reads the leave of 1,000 drivers. */
export const createLeaveStore = (db: Db): LeaveStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, leaveKey(scope, employeeId));
    return item ? fromItem(item) : null;
  },
  list: async (scope) => (await queryAll(db, leaveRange(scope))).map(fromItem),
  save: async (scope, { employeeId, version, spans }, { expiresAt, entry }) => {
    const key = leaveKey(scope, employeeId);
    const isCurrent = { if: hasVersion(version), refused: 'leave-changed' } as const;
    const item = {
      ...key,
      type,
      employeeId,
      version: version + 1,
      spans,
      [timeToLiveAttribute]: Math.ceil(toEpochMs(expiresAt) / 1000),
    };
    const [refused] = await transact<'leave-changed' | 'no-driver'>(db, [
      spans.length > 0 ? { put: item, ...isCurrent } : { delete: key, ...isCurrent },
      // Nothing would delete the leave of a driver who was deleted.
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused ? fail({ code: refused }) : ok(null);
  },
});
