import type { AnswerName, AnswerStore } from '~/app/ports/api-tokens';
import { isMissing, type Condition, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { deleteItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { keptAnswerKey } from '~/app/store/table/keys';
import { sha256 } from '~/app/store/table/sha256';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { keptAnswerMs, keptAnswerSchema, type KeptAnswer } from '~/domain/api/kept-answer';
import type { Tenant } from '~/domain/company/scope';

const type = 'kept-answer';

const toKey = (tenant: Tenant, { tokenId, key }: AnswerName) =>
  keptAnswerKey(tenant, tokenId, sha256(key));

const isStill = ({ id }: KeptAnswer): Condition => ({
  expression: '#id = :id',
  names: { '#id': 'id' },
  values: { ':id': id },
});

/** Nothing is stored, or something that nobody counts anymore and that DynamoDB has not deleted yet. */
const isFree = (now: number): Condition => ({
  expression: `${isMissing.expression} OR #begun <= :over`,
  names: { '#begun': 'begunAt' },
  values: { ':over': now - keptAnswerMs },
});

export const createAnswerStore = (db: Db): AnswerStore => ({
  read: async (scope, name, now) => {
    const item = await getItem(db, toKey(scope, name));
    const kept = item ? readItem(type, keptAnswerSchema, item) : null;
    return kept && now < kept.begunAt + keptAnswerMs ? kept : null;
  },
  replace: async (scope, name, { read, next, now }) => {
    const refused = await transact(db, [
      {
        put: {
          ...toKey(scope, name),
          type,
          ...next,
          [timeToLiveAttribute]: Math.ceil((next.begunAt + keptAnswerMs) / 1000),
        },
        if: read ? isStill(read) : isFree(now),
        refused: 'changed',
      },
    ]);
    return refused.length === 0;
  },
  remove: (scope, name) => deleteItem(db, toKey(scope, name)),
});
