import { createHash } from 'node:crypto';
import type { ThrottleStore } from '~/app/services/access/ports';
import type { Db } from './dynamo/db';
import { deleteItem, updateItem } from './dynamo/single.server';
import { throttleKey } from './installation-keys';
import { timeToLiveAttribute } from './table';

/** The window is part of the key: an expired counter is never read, whenever it is swept. */
const keyOf = ({ key, windowMs, now }: { key: string; windowMs: number; now: number }) =>
  throttleKey(createHash('sha256').update(key).digest('hex'), windowMs, Math.floor(now / windowMs));

export const createThrottleStore = (db: Db): ThrottleStore => ({
  hit: async (input) => {
    const endsAtMs = (Math.floor(input.now / input.windowMs) + 1) * input.windowMs;
    const counter = await updateItem(db, keyOf(input), {
      expression: 'SET #type = :type, #expires = :expires ADD #count :by',
      names: { '#type': 'type', '#expires': timeToLiveAttribute, '#count': 'attempts' },
      values: {
        ':type': 'throttle',
        ':expires': Math.ceil(endsAtMs / 1000) + 60,
        ':by': input.by ?? 1,
      },
    });
    return Number(counter?.attempts);
  },
  clear: (input) => deleteItem(db, keyOf(input)),
});
