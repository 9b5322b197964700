import * as z from 'zod';
import type { RetentionRun, RunningRetention, StoredRetention } from '~/app/ports/retention';
import { hasVersion, type Condition, type Item } from '~/app/store/dynamo/db';
import { below, type KeyRange } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import { positionSchema } from '~/app/store/eraser/position';
import { companyRetentionKey } from '~/app/store/table/installation-keys';
import { dueIndex } from '~/app/store/table/table';
import { firstRetention, type Retention } from '~/domain/retention/retention';
import { retentionSchema } from '~/domain/retention/retention-schema';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';

/** The part of the `due` index with the companies that have a run. */
const partition = 'RETENTION';

const type = 'retention';
const schema = retentionSchema.extend({
  version: z.int(),
  run: z
    .object({
      dueAt: instantSchema,
      firstSeenAt: instantSchema.nullable(),
      at: instantSchema.nullable(),
      doneSiteId: z.string(),
      /** The site that is being erased; '' before it has begun. */
      siteId: z.string(),
      /** How far it is. There is one pass. */
      ...positionSchema.omit({ hasFound: true }).shape,
    })
    .nullable(),
});
type Stored = z.infer<typeof schema>;
export type StoredRun = NonNullable<Stored['run']>;
/** A run with its place in the site that is being erased. */
export type PlacedRetention = RunningRetention & { readonly run: StoredRun };

export const toStoredRun = (run: RetentionRun): StoredRun => ({
  siteId: '',
  place: 0,
  after: '',
  counted: '',
  ...run,
});

/**
 * What was seen to be due is found by every sweep, also by one whose clock is earlier, which then forgets that it was seen;
 * so is what is running.
 */
const toSortKey = ({ dueAt, firstSeenAt }: StoredRun) =>
  firstSeenAt === null ? dueAt : `0#${dueAt}`;
export const dueRange = (until: Instant): KeyRange => ({ ...below(partition, ''), to: until });

export const toRetentionItem = (
  companyId: string,
  { version, kept, asked, run }: StoredRetention & { readonly run: StoredRun | null },
): Item => ({
  ...companyRetentionKey(companyId),
  type,
  companyId,
  version,
  kept,
  asked,
  run,
  ...(run && { [dueIndex.partitionKey]: partition, [dueIndex.sortKey]: toSortKey(run) }),
});

export const fromRetentionItem = (item: Record<string, unknown> | undefined): Stored =>
  item ? readItem(type, schema, item) : { ...firstRetention, version: 0, run: null };

export const withoutRun = ({ version, kept, asked }: Stored): StoredRetention => ({
  version,
  kept,
  asked,
});

/** Requires that neither what counts nor the run has changed. */
export const isAtStep = ({ version, run: { step } }: RunningRetention): Condition => ({
  expression: '#version = :version AND #run.#step = :step',
  names: { '#version': 'version', '#run': 'run', '#step': 'step' },
  values: { ':version': version, ':step': step },
});

/** Requires that what counts has not changed. A run may have advanced. */
export const isAtVersion = ({ version }: StoredRetention): Condition => hasVersion(version);

/** What replaces a run; one without a change of what counts keeps the version. */
export const toNextStored = (
  { version, kept, asked, run: { step } }: RunningRetention,
  next: Retention & { readonly run: Omit<RetentionRun, 'step'> | null },
): StoredRetention & { readonly run: StoredRun | null } => ({
  version: next.kept === kept && next.asked === asked ? version : version + 1,
  kept: next.kept,
  asked: next.asked,
  run: next.run && toStoredRun({ ...next.run, step: step + 1 }),
});
