import { AsyncLocalStorage } from 'node:async_hooks';
import { countStoreCalls, type StoreCalls } from '~/app/store/dynamo/store-calls.server';
import { requestDeadlineMs } from '~/domain/selection/selection-window';

/** One per request: its lines of the log carry the id, and the answer names it (`x-request-id`). */
export interface RequestTrace extends StoreCalls {
  readonly requestId: string;
  readonly ms: () => number;
  /** What an answer that refuses for now says in its header. */
  retryAfterSeconds?: number;
}

const current = new AsyncLocalStorage<RequestTrace>();

/** Of the request that the calling code works for; undefined outside one. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

export const noteRetryAfter = (seconds: number): void => {
  const trace = current.getStore();
  if (trace) trace.retryAfterSeconds = seconds;
};

/**
 * The fences of the domain rest on its deadline (domain/README.md#selection-window), hence no store call
 * goes beyond.
 */
export const traceRequest = <T>(requestId: string, work: (trace: RequestTrace) => T): T => {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const trace: RequestTrace = {
    requestId,
    ms,
    calls: 0,
    units: 0,
    endsAt: startedAt + requestDeadlineMs,
  };
  return current.run(trace, () => countStoreCalls(trace, () => work(trace)));
};
