import type { SignInStore } from '~/app/ports/access';
import type { Db, Item } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { putItem } from '~/app/store/dynamo/single.server';
import { nobodysAttemptKey } from '~/app/store/table/installation-keys';
import { attemptKey, attemptsSince } from '~/app/store/table/keys';
import { getShard, timeToLiveAttribute } from '~/app/store/table/table';
import {
  attemptKeptMs,
  isEntered,
  storedAttemptSchema,
  type SignInAttempt,
  type StoredAttempt,
} from '~/domain/access/sign-in-attempt';
import { toEpochMs } from '~/domain/time/instant';

const toSignInItem = (key: Key, attempt: SignInAttempt): Item => ({
  ...key,
  type: 'sign-in',
  ...attempt,
  [timeToLiveAttribute]: Math.ceil((toEpochMs(attempt.at) + attemptKeptMs) / 1000),
});

const fromSignInItem = (item: Record<string, unknown>): StoredAttempt =>
  readItem('sign-in', storedAttemptSchema, item);

export const createSignInStore = (db: Db): SignInStore => ({
  keep: async (tenant, username, attempt) => {
    const key =
      username === null
        ? nobodysAttemptKey(getShard(attempt.id))
        : attemptKey(tenant, username, isEntered(attempt), attempt.id);
    await putItem(db, toSignInItem(key, attempt));
  },
  latest: async (scope, username, { since, limit }) => {
    const read = async (entered: boolean) => {
      const range = attemptsSince(scope, username, entered, toEpochMs(since));
      const items = await queryAll(db, range, { newestFirst: true, consistent: false, limit });
      return items.map(fromSignInItem);
    };
    const [entered, refused] = await Promise.all([read(true), read(false)]);
    return { entered, refused };
  },
});
