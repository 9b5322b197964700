import * as z from 'zod';
import type { Erasure } from '~/app/ports/erasures';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { namedPlaceSchema, positionSchema, type Running } from '~/app/store/eraser/position';
import { erasureKey } from '~/app/store/table/keys';
import { toUnfinishedAttributes } from '~/app/store/unfinished/unfinished-item';
import type { Tenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { driverPlaceNames } from './driver-places.server';

const countsSchema = z.object({ deleted: z.int(), changed: z.int(), records: z.int() });

/** Everything about the driver is in `left`, which is removed at the end. */
const erasureSchema = z.object({
  number: z.string(),
  at: instantSchema,
  by: z.string(),
  doneAt: instantSchema.nullable(),
  counts: countsSchema,
  left: positionSchema
    .extend({
      employeeId: z.string(),
      /** Names of the driver that were found in the roster, in records and in the log. */
      names: z.array(z.string()),
      /** The IDs of the driver's passkeys. */
      passkeys: z.array(z.string()),
      place: namedPlaceSchema(driverPlaceNames),
    })
    .optional(),
});
export type StoredErasure = z.infer<typeof erasureSchema>;
export type RunningErasure = Running<StoredErasure>;

/** When every request that is running now has ended. */
export const toQuietTime = (at: Instant): Instant => toInstant(toEpochMs(at) + drainMs);

/** A running erasure is due for the function that finishes work from `dueAt` on. */
export const toErasureItem = (
  tenant: Tenant,
  { left, ...erasure }: StoredErasure,
  dueAt: Instant | null,
): Item => ({
  ...erasureKey(tenant, erasure.number),
  type: 'erasure',
  ...erasure,
  ...(left && { left: { ...left, place: driverPlaceNames[left.place] } }),
  ...(dueAt && toUnfinishedAttributes(tenant, dueAt, dueAt)),
});

export const fromErasureItem = (item: Record<string, unknown>): StoredErasure =>
  readItem('erasure', erasureSchema, item);

export const toErasure = ({ left: _, ...erasure }: StoredErasure): Erasure => erasure;
