import { setTimeout } from 'node:timers/promises';
import type { Db } from './db';
import { currentWork, workEndsAt } from './store-calls.server';

/** The store did not answer within the deadline; it is unknown whether a write happened. */
export class StoreTimeout extends Error {
  override readonly name = 'StoreTimeout';
}
/** The store left part of a batch unprocessed. */
export class Unprocessed extends Error {
  override readonly name = 'Unprocessed';
}

/**
 * The time limit of one attempt. Long enough for a busy laptop, because repeating a slow call too early only adds load.
 */
const attemptMs = 3_000;
const firstWaitMs = 20;
const longestWaitMs = 500;

const transientNames = new Set([
  'Unprocessed',
  'TransactionConflictException',
  'TransactionInProgressException',
  'Throttling',
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'AbortError',
  'TimeoutError',
]);
const transientReasons = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'InternalServerError',
]);
const networkCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Whether the same request may succeed a moment later. */
const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata, CancellationReasons } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
    CancellationReasons?: { Code?: string }[];
  };
  if (CancellationReasons) {
    const codes = CancellationReasons.map((reason) => reason.Code ?? 'None').filter(
      (one) => one !== 'None',
    );
    return codes.length > 0 && codes.every((one) => transientReasons.has(one));
  }
  return (
    transientNames.has(name) ||
    (code !== undefined && networkCodes.has(code)) ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  );
};

/** Errors by which a working store refuses a request. */
const answers = new Set([
  'ConditionalCheckFailedException',
  'TransactionCanceledException',
  'ValidationException',
]);
const noteFailure = (error: unknown) => {
  const work = currentWork();
  if (work && !(error instanceof Error && answers.has(error.name))) work.hasFailed = true;
};

/** The time that passes between attempts. Other than the real one only in tests. */
const realTime = {
  now: () => performance.now(),
  sleep: (ms: number): Promise<void> => setTimeout(ms),
  random: Math.random,
  abortAfter: (ms: number) => AbortSignal.timeout(ms),
};

/** Waits for a random part of a delay that doubles with each attempt, so that many clients do not retry at once. */
export const pause = (
  attempt: number,
  longestMs = longestWaitMs,
  { sleep, random } = realTime,
): Promise<void> =>
  sleep(random() * Math.min(longestMs, longestWaitMs, firstWaitMs * 2 ** attempt));

/**
 * Repeats `attempt` after temporary failures until its own deadline or the request's, whichever comes first; then
 * throws `StoreTimeout` with the last failure as its cause. Use it only for attempts that may run again after they have
 * succeeded.
 */
export const withRetries = async <T>(
  { deadlineMs }: Pick<Db, 'deadlineMs'>,
  attempt: (signal: AbortSignal) => Promise<T>,
  time = realTime,
): Promise<T> => {
  const { now, abortAfter } = time;
  const giveUpAt = Math.min(now() + deadlineMs, workEndsAt());
  let failure: unknown;
  for (let count = 0; now() < giveUpAt; count += 1) {
    const left = Math.ceil(giveUpAt - now());
    try {
      return await attempt(abortAfter(Math.min(attemptMs, left)));
    } catch (error) {
      if (!isTransient(error)) {
        noteFailure(error);
        throw error;
      }
      failure = error;
      // The attempt may have ended after the deadline, and Node warns of a negative time.
      await pause(count, Math.max(0, giveUpAt - now()), time);
    }
  }
  const timeout = new StoreTimeout('The store did not answer in time', { cause: failure });
  noteFailure(timeout);
  throw timeout;
};
