import * as z from 'zod';
import type { Item } from '~/app/store/dynamo/db';
import { below, type KeyRange } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import {
  firstPosition,
  namedPlaceSchema,
  positionSchema,
  type Running,
} from '~/app/store/eraser/position';
import { activitySince } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { erasedType, toErasedRegistrationItem } from '~/app/store/tenancy/registration-item';
import { defaultTenant } from '~/domain/company/scope';
import type { DeniedRequest, PendingRequest } from '~/domain/registration/registration-request';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs } from '~/domain/time/time-units';
import { applicantPlaceNames } from './applicant-places.server';

/** The part of the `due` index with the requests that are being erased, by the time when they go on. */
const partition = 'APPLICANTS';
export const applicantsRange = (): KeyRange => below(partition, '');

/** Everything about the applicant is in `left`, which is removed at the end. */
const schema = z.object({
  id: requestIdSchema,
  begunAt: instantSchema,
  erasedAt: instantSchema.nullable(),
  messages: z.int(),
  entries: z.int(),
  left: positionSchema
    .extend({
      email: z.string(),
      /** The key in the log before which nothing is about the request. */
      logFrom: z.string(),
      place: namedPlaceSchema(applicantPlaceNames),
    })
    .optional(),
});
export type StoredApplicant = z.infer<typeof schema>;

/** Before the request by more than the clocks of servers differ. */
const toLogStart = (requestedAt: Instant) =>
  activitySince(defaultTenant, Math.max(0, toEpochMs(requestedAt) - dayMs)).from;

export const toRunning = (
  { id, contactEmail: email, requestedAt }: PendingRequest | DeniedRequest,
  at: Instant,
): Running<StoredApplicant> => {
  const left = { email, logFrom: toLogStart(requestedAt), ...firstPosition };
  return { id, begunAt: at, erasedAt: null, messages: 0, entries: 0, left };
};

/** `dueAt`: when the erasure goes on; null once it is done. */
export const toApplicantItem = (
  { left, ...applicant }: StoredApplicant,
  dueAt: Instant | null,
): Item => ({
  ...toErasedRegistrationItem(applicant.id),
  ...applicant,
  ...(left && { left: { ...left, place: applicantPlaceNames[left.place] } }),
  ...(dueAt && { [dueIndex.partitionKey]: partition, [dueIndex.sortKey]: dueAt }),
});

export const fromApplicantItem = (item: Record<string, unknown>): StoredApplicant =>
  readItem(erasedType, schema, item);
