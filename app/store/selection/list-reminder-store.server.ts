import * as z from 'zod';
import type { ListReminderStore } from '~/app/ports/list-reminders';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { listReminderKey } from '~/app/store/table/keys';
import { fail, ok } from '~/domain/shared/result';
import { instantSchema } from '~/domain/time/instant-schema';

const type = 'list-reminder';
const reminderSchema = z.object({ at: instantSchema });

const isAt = (at: string): Condition => ({
  expression: '#at = :at',
  names: { '#at': 'at' },
  values: { ':at': at },
});

export const createListReminderStore = (db: Db): ListReminderStore => ({
  findLast: async (scope, periodId) => {
    const item = await getItem(db, listReminderKey(scope, periodId));
    return item ? readItem(type, reminderSchema, item).at : null;
  },
  remind: async (scope, periodId, { last, at, notice, entry }) => {
    const mark = { ...listReminderKey(scope, periodId), type, at };
    const refused = await transact(db, [
      { put: mark, if: last === null ? isMissing : isAt(last), refused: 'reminded-meanwhile' },
      { put: toNoticeItem(notice) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'reminded-meanwhile' });
  },
});
