import type { CounterWindow, ThrottleStore } from '~/app/ports/access';
import type { Condition, Db } from '~/app/store/dynamo/db';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { throttleKey } from '~/app/store/table/installation-keys';
import { sha256 } from '~/app/store/table/sha256';
import { timeToLiveAttribute } from '~/app/store/table/table';

/** The window is part of the key, so an expired counter is never read, even if it has not been deleted yet. */
const getCounterKey = ({ key, windowMs, now }: CounterWindow) =>
  throttleKey(sha256(key), windowMs, Math.floor(now / windowMs));

export const createThrottleStore = (db: Db): ThrottleStore => {
  const add = (input: CounterWindow, by: number, condition?: Condition) => {
    const endsAtMs = (Math.floor(input.now / input.windowMs) + 1) * input.windowMs;
    return updateItem(
      db,
      getCounterKey(input),
      {
        expression: 'SET #type = :type, #expires = :expires ADD #count :by',
        names: { '#type': 'type', '#expires': timeToLiveAttribute, '#count': 'attempts' },
        values: { ':type': 'throttle', ':expires': Math.ceil(endsAtMs / 1000) + 60, ':by': by },
      },
      condition,
    );
  };
  return {
    hit: async ({ by = 1, ...input }) => Number((await add(input, by))?.attempts),
    take: async ({ max, ...input }) =>
      (await add(input, 1, {
        expression: 'attribute_not_exists(#count) OR #count < :max',
        values: { ':max': max },
      })) !== null,
    giveBack: async (input) =>
      (await add(input, -1, { expression: '#count > :none', values: { ':none': 0 } })) !== null,
    count: async (input) => Number((await getItem(db, getCounterKey(input)))?.attempts ?? 0),
  };
};
