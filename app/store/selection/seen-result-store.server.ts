import * as z from 'zod';
import type { SeenResultStore } from '~/app/ports/seen-results';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { seenResultKey, seenResultRange, unseenReminderKey } from '~/app/store/table/keys';
import { fail, ok } from '~/domain/shared/result';
import { instantSchema } from '~/domain/time/instant-schema';

const seenResultSchema = z.object({
  employeeId: z.string(),
  awardId: z.string(),
  version: z.int(),
  at: instantSchema,
  held: z.array(z.string()),
});
const reminderSchema = z.object({ at: instantSchema });

const isBefore = (version: number): Condition => ({
  expression: 'attribute_not_exists(pk) OR #version < :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

const fromSeenItem = (item: Record<string, unknown>) =>
  readItem('seen-result', seenResultSchema, item);

export const createSeenResultStore = (db: Db): SeenResultStore => ({
  get: async (scope, awardId, employeeId) => {
    const item = await getItem(db, seenResultKey(scope, awardId, employeeId));
    return item ? fromSeenItem(item) : null;
  },
  list: async (scope, awardId) =>
    (await queryAll(db, seenResultRange(scope, awardId))).map(fromSeenItem),
  confirm: async (scope, seen) => {
    const item = {
      ...seenResultKey(scope, seen.awardId, seen.employeeId),
      type: 'seen-result',
      ...seen,
    };
    await transact(db, [{ put: item, if: isBefore(seen.version), refused: 'confirmed' }]);
  },
  findReminder: async (scope, { periodId, version }) => {
    const item = await getItem(db, unseenReminderKey(scope, periodId, version));
    return item ? readItem('unseen-reminder', reminderSchema, item).at : null;
  },
  remind: async (scope, { periodId, version }, { at, notice, entry }) => {
    const mark = { ...unseenReminderKey(scope, periodId, version), type: 'unseen-reminder', at };
    const refused = await transact(db, [
      { put: mark, if: isMissing, refused: 'already-reminded' },
      { put: toNoticeItem(notice) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'already-reminded' });
  },
});
