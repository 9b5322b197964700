import { dueShards } from '~/app/store/table/table';

/** All shards of the `due` index. Every sweep goes through all of them. */
export const allDueShards: readonly number[] = Array.from(
  { length: dueShards },
  (_, shard) => shard,
);
