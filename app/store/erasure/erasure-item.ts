import * as z from 'zod';
import type { Erasure } from '~/app/ports/erasures';
import type { Tenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { instantSchema } from '~/domain/shared/instant-schema';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { erasureKey } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { toUnfinishedAttributes } from '~/app/store/unfinished/unfinished-item';

/** The places that a pass goes through, in this order. */
export const erasurePlaces = [
  'passkeys',
  'awards',
  'site',
  'log',
  'history',
  'recent',
  'outbox',
] as const;
export type ErasurePlace = (typeof erasurePlaces)[number];

const countsSchema = z.object({ deleted: z.int(), changed: z.int(), records: z.int() });

/** Everything about the driver is in `left`, which is removed at the end. */
const erasureSchema = z.object({
  number: z.string(),
  at: instantSchema,
  by: z.string(),
  doneAt: instantSchema.nullable(),
  counts: countsSchema,
  left: z
    .object({
      employeeId: z.string(),
      /** Names of the driver that were found in the roster, in records and in the log. */
      names: z.array(z.string()),
      /** The IDs of the driver's passkeys. */
      passkeys: z.array(z.string()),
      place: z.enum(erasurePlaces),
      /** The sort key of the last item that was looked at in the place. */
      after: z.string(),
      /** Whether this pass has found something. */
      hasFound: z.boolean(),
      /** Increased with every step, so that of two processes only one advances. */
      step: z.int(),
    })
    .optional(),
});
export type StoredErasure = z.infer<typeof erasureSchema>;
export type RunningErasure = StoredErasure & {
  readonly left: NonNullable<StoredErasure['left']>;
};

/** A running erasure is due for the function that finishes work, as soon as the requests of `dueFrom` have ended. */
export const toErasureItem = (
  tenant: Tenant,
  erasure: StoredErasure,
  dueFrom: Instant | null,
): Item => ({
  ...erasureKey(tenant, erasure.number),
  type: 'erasure',
  ...erasure,
  ...(dueFrom && {
    ...toUnfinishedAttributes(tenant, dueFrom),
    [dueIndex.sortKey]: toInstant(toEpochMs(dueFrom) + drainMs),
  }),
});

export const fromErasureItem = (item: Record<string, unknown>): StoredErasure =>
  readItem('erasure', erasureSchema, item);

export const isRunning = (erasure: StoredErasure): erasure is RunningErasure =>
  erasure.left !== undefined;

export const isAtStep = (step: number): Condition => ({
  expression: '#left.#step = :step',
  names: { '#left': 'left', '#step': 'step' },
  values: { ':step': step },
});

export const toErasure = ({ left: _, ...erasure }: StoredErasure): Erasure => erasure;
