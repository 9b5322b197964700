import { dueShards } from '~/app/store/table/table';

/** All shards of the `due` index. One sweep covers them. */
export const allDueShards: readonly number[] = Array.from(
  { length: dueShards },
  (_, shard) => shard,
);
