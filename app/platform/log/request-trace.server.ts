import { AsyncLocalStorage } from 'node:async_hooks';
import { countStoreCalls, type StoreCalls } from '~/app/store/dynamo/store-calls.server';
import type { Tenant } from '~/domain/company/scope';
import { requestDeadlineMs } from '~/domain/selection/selection-window';

/** The trace of one request. Its ID is in its log lines and in the response (`x-request-id`). */
export interface RequestTrace extends StoreCalls {
  readonly requestId: string;
  readonly ms: () => number;
  /** The value of the response's `retry-after` header, if the request must wait. */
  retryAfterSeconds?: number;
  /** The tenant of the session, for usage reports. */
  tenant?: Tenant;
}

/**
 * Shared by the process, because the built pages and the web server each contain a copy of this module, and what a page
 * notes must reach the server.
 */
const shared = globalThis as { requestTraces?: AsyncLocalStorage<RequestTrace> };
const current = (shared.requestTraces ??= new AsyncLocalStorage<RequestTrace>());

/** The ID of the request that the calling code runs for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

export const noteRetryAfter = (seconds: number): void => {
  const trace = current.getStore();
  if (trace) trace.retryAfterSeconds = seconds;
};

/** Whether a call of the store failed in this request. */
export const hasStoreFailed = (): boolean => current.getStore()?.hasFailed ?? false;

export const noteTenant = ({ companyId, siteId }: Tenant): void => {
  const trace = current.getStore();
  if (trace) trace.tenant = { companyId, siteId };
};

/**
 * Sets the deadline for all store calls of a request. The cutoff rules depend on this deadline
 * (domain/README.md#selection-window); only tests set another one.
 */
export const traceRequest = <T>(
  requestId: string,
  work: (trace: RequestTrace) => T,
  deadlineMs = requestDeadlineMs,
): T => {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const trace: RequestTrace = {
    requestId,
    ms,
    calls: 0,
    units: 0,
    endsAt: startedAt + deadlineMs,
  };
  return current.run(trace, () => countStoreCalls(trace, () => work(trace)));
};
