import type { SaveFacts } from '~/app/ports/picks';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import type { Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { putItem, updateItem } from '~/app/store/dynamo/single.server';
import { recentBucketKey, recentHeadKey } from '~/app/store/table/keys';
import { getShard } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { compareText } from '~/domain/shared/text';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { packLists, unpackLists } from './pack-lists';
import type { PicksPlace } from './picks-place';
import {
  fromRecentBucketItem,
  fromRecentHeadItem,
  hashBucket,
  isUnclaimed,
  settingClaim,
  toRecentBucketItem,
  toRecentHeadItem,
  type RecentHead,
} from './recent-item';
import type { RecentMemory } from './recent-memory';

/** The size of a bucket before compression. Lists that fit into one bucket are read directly. */
const bucketBytes = 64 * 1024;

export const needBuckets = (lists: readonly object[]): number =>
  Math.ceil(lists.reduce((sum, list) => sum + JSON.stringify(list).length, 0) / bucketBytes);

/** Doubles the number of buckets when they are full, because all of them are written again when the number changes. */
const countBuckets = (lists: readonly object[], before: number): number => {
  const needed = needBuckets(lists);
  return needed <= before ? before : 2 ** Math.ceil(Math.log2(needed));
};

const toName = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The copy of a catalogue's lists in compressed buckets, of which a process reads only those it does not know. */
export const createRecentCopy = <List extends SaveFacts>(
  db: Db,
  { recentName: name, ranked, schema }: PicksPlace<List>,
  { buckets: memory }: RecentMemory<List>,
) => ({
  /** Whether this process has read the site's copy before. */
  isKnown: (tenant: Tenant): boolean => memory.has(toName(recentHeadKey(tenant, name))),

  readHead: async (tenant: Tenant): Promise<RecentHead | null> =>
    fromRecentHeadItem(await getItem(db, recentHeadKey(tenant, name))),

  /**
   * The same array while no bucket changes, so that what is made of it can be kept. Null if a bucket is missing, or was
   * written for another number of buckets in between.
   */
  readBuckets: async (tenant: Tenant, { buckets }: RecentHead): Promise<readonly List[] | null> => {
    const whole = toName(recentHeadKey(tenant, name));
    const hash = buckets.join();
    const same = memory.get(whole);
    if (same?.hash === hash) return same.lists;
    const keys = buckets.map((_, index) => recentBucketKey(tenant, name, index));
    const known = keys.map((key) => memory.get(toName(key)));
    const wanted = keys.filter((_, index) => known[index]?.hash !== buckets[index]);
    const found = await getItems(db, wanted);
    const read = new Map<string, readonly List[]>();
    for (const [index, item] of found.entries()) {
      const bucket = item && fromRecentBucketItem(item);
      if (bucket?.buckets !== buckets.length) return null;
      const unpacked = unpackLists(bucket.packed, ranked).map((row) => schema.parse(row));
      memory.set(toName(wanted[index]!), { hash: bucket.hash, lists: unpacked });
      read.set(toName(wanted[index]!), unpacked);
    }
    const lists = keys
      .flatMap((key, index) => read.get(toName(key)) ?? known[index]?.lists ?? [])
      .sort((a, b) => compareText(a.employeeId, b.employeeId));
    memory.set(whole, { hash, lists }, { size: lists.length + 1 });
    return lists;
  },

  /** True for one process at a time. Its request ends before another process may claim. */
  claim: async (tenant: Tenant, head: RecentHead | null, now: Instant): Promise<boolean> => {
    const until = toInstant(toEpochMs(now) + drainMs);
    const key = recentHeadKey(tenant, name);
    return (await updateItem(db, key, settingClaim(until), isUnclaimed(head, now))) !== null;
  },

  store: async (
    tenant: Tenant,
    before: RecentHead | null,
    {
      lists,
      ...head
    }: Omit<RecentHead, 'buckets' | 'claimedUntil'> & { readonly lists: readonly List[] },
  ): Promise<void> => {
    const size = countBuckets(lists, before?.buckets.length ?? 1);
    const rows = Array.from({ length: size }, (): List[] => []);
    for (const one of lists) rows[getShard(one.employeeId, size)]!.push(one);
    const packed = rows.map((bucket) => packLists(bucket, ranked));
    const buckets = packed.map(hashBucket);
    // A claim that is left over means that another process stopped halfway, so its hashes may not be those of the buckets.
    const known = before?.claimedUntil === undefined ? before?.buckets : undefined;
    const isSameSize = known?.length === size;
    await batchPut(
      db,
      packed.flatMap((bytes, index) => {
        const hash = buckets[index]!;
        if (isSameSize && known[index] === hash) return [];
        return [toRecentBucketItem(tenant, name, index, { hash, buckets: size, packed: bytes })];
      }),
    );
    await putItem(db, toRecentHeadItem(tenant, name, { ...head, buckets }));
  },
});
