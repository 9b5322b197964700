import * as z from 'zod';
import type { RegistrationTotals } from '~/app/ports/registration';
import { isThere, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem, readKnownItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import {
  pendingRegistrationKey,
  processedRegistrationKey,
  registrationFormKey,
  registrationKey,
  registrationTotalsKey,
} from '~/app/store/table/installation-keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import {
  type PendingRequest,
  type ProcessedRequest,
  type RegistrationRequest,
} from '~/domain/registration/registration-request';
import {
  pendingRequestSchema,
  processedRequestSchema,
  registrationRequestSchema,
  requestIdSchema,
} from '~/domain/registration/registration-request-schema';
import { toEpochMs } from '~/domain/time/instant';
import { addStep } from './totals-item';

/** The request itself. Only its status is authoritative, because the lists contain copies. */
export const toRegistrationItem = (request: RegistrationRequest): Item => ({
  ...registrationKey(request.id),
  type: 'registration',
  ...request,
});
/** Null for a status that only a newer version knows. */
export const fromRegistrationItem = (item: Record<string, unknown>): RegistrationRequest | null =>
  readKnownItem('registration', registrationRequestSchema, item);

export const erasedType = 'erased-registration';

/** The rest of an erased request: its number, which no other request gets. */
export const toErasedRegistrationItem = (requestId: string): Item => ({
  ...registrationKey(requestId),
  type: erasedType,
});
export const isErasedRegistration = (item: Record<string, unknown>): boolean =>
  item.type === erasedType;

/** The fields that are read of a request that is erased, also of one that only a newer version can read. */
const erasableSchema = z.object({
  id: requestIdSchema.nullable().catch(null),
  status: z.enum(['approved', 'denied']).nullable().catch(null),
});

/** Leaves nothing of a decided request but its number. Refused if it is erased already. */
export const eraseRequestSteps = (processed: Item): Step<'erased'>[] => {
  const { id, status } = erasableSchema.parse(processed);
  return [
    { delete: processed, if: isThere, refused: 'erased' },
    ...(id === null ? [] : [{ put: toErasedRegistrationItem(id) }]),
    ...(status === null ? [] : [countRegistrations({ [status]: -1 })]),
  ];
};

export const hasStatus = (status: RegistrationRequest['status']): Condition => ({
  expression: '#status = :status',
  names: { '#status': 'status' },
  values: { ':status': status },
});

/**
 * A copy of a pending request. All copies are in one partition, so that one query reads the master panel's list in
 * order.
 */
export const toPendingItem = (request: PendingRequest): Item => ({
  ...pendingRegistrationKey(request.id),
  type: 'pending-registration',
  ...request,
});
export const fromPendingItem = (item: Record<string, unknown>): PendingRequest =>
  readItem('pending-registration', pendingRequestSchema, item);

export const toProcessedItem = (request: ProcessedRequest): Item => ({
  ...processedRegistrationKey(request),
  type: 'processed-registration',
  ...request,
});
/** Null for a status that only a newer version knows. */
export const fromProcessedItem = (item: Record<string, unknown>): ProcessedRequest | null =>
  readKnownItem('processed-registration', processedRequestSchema, item);

/** The time that a used form is remembered, which is longer than any form stays valid. */
const formKeptSeconds = 7 * 24 * 60 * 60;

/** Marks the form of a request as used, so that sending it twice stores one request. */
export const toRegistrationFormItem = (formId: string, request: PendingRequest): Item => ({
  ...registrationFormKey(formId),
  type: 'registration-form',
  requestId: request.id,
  [timeToLiveAttribute]: Math.ceil(toEpochMs(request.requestedAt) / 1000) + formKeptSeconds,
});
export const fromRegistrationFormItem = (item: Record<string, unknown>): string =>
  readItem('registration-form', z.object({ requestId: requestIdSchema }), item).requestId;

const count = z.int().min(0).default(0);
const totalsSchema = z.object({ pending: count, approved: count, denied: count });

export const fromRegistrationTotalsItem = (
  item: Record<string, unknown> | undefined,
): RegistrationTotals =>
  item ? readItem('registration-totals', totalsSchema, item) : totalsSchema.parse({});

/**
 * A step that updates the counts in the transaction that changes a request, so that the counts always match the lists.
 */
export const countRegistrations = (counts: Partial<RegistrationTotals>) =>
  addStep(registrationTotalsKey(), 'registration-totals', counts);

export const hasFewerPendingThan = (max: number): Condition => ({
  expression: 'attribute_not_exists(#pending) OR #pending < :max',
  names: { '#pending': 'pending' },
  values: { ':max': max },
});
