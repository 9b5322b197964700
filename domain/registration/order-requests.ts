import { compareText } from '~/domain/shared/text';
import type { PendingRequest } from './registration-request';

export interface RequestOrder {
  readonly key: 'date' | 'company';
  readonly direction: 'asc' | 'desc';
}

/** The default order: newest first. */
export const defaultOrder: RequestOrder = { key: 'date', direction: 'desc' };

/** Reverses the direction of the active key; a new key starts descending. */
export const nextOrder = (order: RequestOrder, key: RequestOrder['key']): RequestOrder => ({
  key,
  direction: order.key === key && order.direction === 'desc' ? 'asc' : 'desc',
});

export const orderRequests = (
  requests: readonly PendingRequest[],
  { key, direction }: RequestOrder,
): PendingRequest[] => {
  const sign = direction === 'asc' ? 1 : -1;
  const getSortText = (request: PendingRequest) =>
    key === 'date' ? request.requestedAt : request.companyName.toUpperCase();
  return [...requests].sort(
    (a, b) => sign * (compareText(getSortText(a), getSortText(b)) || compareText(a.id, b.id)),
  );
};
