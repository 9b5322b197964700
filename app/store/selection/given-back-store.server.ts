import * as z from 'zod';
import type { GivenBackStore } from '~/app/ports/given-back';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isUnchanged, setting, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { givenBackKey, givenBackRange } from '~/app/store/table/keys';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import type { SiteScope } from '~/domain/company/scope';
import { instantSchema } from '~/domain/time/instant-schema';

const type = 'given-back-job';
const givenBackSchema = z.object({
  employeeId: z.string(),
  periodId: z.string(),
  jobId: z.string(),
  version: z.int(),
  at: instantSchema,
  passedOn: z.int().nullable(),
});

const fromItem = (item: Record<string, unknown>) => readItem(type, givenBackSchema, item);

const isOfEarlier = (version: number): Condition => ({
  expression: 'attribute_not_exists(pk) OR #version < :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

const toKey = (scope: SiteScope, { periodId, employeeId }: GivenBackJob) =>
  givenBackKey(scope, periodId, employeeId);

export const createGivenBackStore = (db: Db): GivenBackStore => ({
  get: async (scope, periodId, employeeId) => {
    const item = await getItem(db, givenBackKey(scope, periodId, employeeId));
    return item ? fromItem(item) : null;
  },
  list: async (scope, periodId) =>
    (await queryAll(db, givenBackRange(scope, periodId))).map(fromItem),
  put: async (scope, wish, entry) => {
    const item = { ...toKey(scope, wish), type, ...wish };
    const refused = await transact(db, [
      { put: item, if: isOfEarlier(wish.version), refused: 'given-back' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  takeBack: async (scope, wish, entry) => {
    const isStored = isUnchanged({ ...wish });
    const refused = await transact(db, [
      { delete: toKey(scope, wish), if: isStored, refused: 'changed' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  claim: async (scope, wish, passedOn) => {
    const isStored = isUnchanged({ ...wish });
    const claimed = await updateItem(db, toKey(scope, wish), setting({ passedOn }), isStored);
    return claimed !== null;
  },
});
