import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { LogMarker } from '~/app/ports/picks';
import { setting, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { recentBucketKey, recentHeadKey, type RecentName } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { instantSchema } from '~/domain/time/instant-schema';

const recentHeadSchema = z.object({
  /** When the lists were read. */
  takenAt: instantSchema,
  since: instantSchema,
  count: z.int().min(0),
  /** The hash of each bucket's content. */
  buckets: z.array(z.string()),
  /** The end of a claim, which storing the lists removes. */
  claimedUntil: instantSchema.optional(),
});
const recentBucketSchema = z.object({
  hash: z.string(),
  /** The number of buckets when this one was written. */
  buckets: z.int().min(1),
  packed: z.instanceof(Uint8Array),
});
export type RecentHead = z.infer<typeof recentHeadSchema>;
export type RecentBucket = Omit<z.infer<typeof recentBucketSchema>, 'packed'> & {
  readonly packed: Uint8Array;
};

export const toRecentHeadItem = (tenant: Tenant, name: RecentName, head: RecentHead): Item => ({
  ...recentHeadKey(tenant, name),
  type: 'recent-lists',
  ...head,
});
/** Null if the lists were never stored, even if a process is about to. */
export const fromRecentHeadItem = (item: Record<string, unknown> | undefined): RecentHead | null =>
  item?.takenAt === undefined ? null : readItem('recent-lists', recentHeadSchema, item);

export const toRecentBucketItem = (
  tenant: Tenant,
  name: RecentName,
  index: number,
  bucket: RecentBucket,
): Item => ({ ...recentBucketKey(tenant, name, index), type: 'recent-bucket', ...bucket });
export const fromRecentBucketItem = (item: Record<string, unknown>): RecentBucket =>
  readItem('recent-bucket', recentBucketSchema, item);

export const hashBucket = (packed: Uint8Array): string =>
  createHash('sha256').update(packed).digest('base64url').slice(0, 16);

export const getMarker = ({ since, count }: RecentHead): LogMarker => ({ since, count });

/** The claim of the process that reads and stores the lists: no other one does so before `until`. */
export const settingClaim = (until: string): Required<Condition> =>
  setting({ type: 'recent-lists', claimedUntil: until });

/** Requires that no other process is storing the lists, and that none has stored them since the head was read. */
export const isUnclaimed = (head: RecentHead | null, now: string): Condition => {
  const noClaim = '(attribute_not_exists(#until) OR #until < :now)';
  const names = { '#until': 'claimedUntil', '#takenAt': 'takenAt' };
  return head
    ? {
        expression: `${noClaim} AND #takenAt = :takenAt`,
        names,
        values: { ':now': now, ':takenAt': head.takenAt },
      }
    : {
        expression: `${noClaim} AND attribute_not_exists(#takenAt)`,
        names,
        values: { ':now': now },
      };
};
