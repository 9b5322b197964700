import { dueShards } from '~/app/store/table/table';

/** Every shard of the `due` index: what one sweep covers. */
export const allDueShards: readonly number[] = Array.from(
  { length: dueShards },
  (_, shard) => shard,
);
