import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The store calls of a unit of work so far, retries included. */
export interface StoreCalls {
  calls: number;
  /** Request units, as DynamoDB bills them. */
  units: number;
  /** A call got no answer, so a failure may be temporary. */
  hasFailed?: boolean;
  /** The deadline on the clock of `performance.now()`. After it, no call is started or waited for. */
  readonly endsAt?: number;
}

/**
 * Shared by the process, because the built pages and the web server each contain a copy of this module, and a download of
 * a page sets deadlines for the server's store.
 */
const shared = globalThis as { storeCalls?: AsyncLocalStorage<StoreCalls> };
const counting = (shared.storeCalls ??= new AsyncLocalStorage<StoreCalls>());

/** The unit of work that the calling code belongs to, if any. */
export const currentWork = (): StoreCalls | undefined => counting.getStore();

/** The deadline of the calling code's unit of work; infinite if it has none. */
export const workEndsAt = (): number => currentWork()?.endsAt ?? Infinity;

/** Runs `work` and counts its store calls in `tally`. Calls of other work that runs in parallel are not counted. */
export const countStoreCalls = <T>(tally: StoreCalls, work: () => T): T =>
  counting.run(tally, work);

const countUnits = (consumed: unknown): number =>
  [consumed]
    .flat()
    .reduce(
      (sum: number, one) => sum + ((one as { CapacityUnits?: number })?.CapacityUnits ?? 0),
      0,
    );

/** Makes the calls of a client countable. */
export const addCallCounter = (client: DynamoDBDocumentClient): DynamoDBDocumentClient => {
  client.middlewareStack.add(
    (next) => async (args) => {
      const tally = currentWork();
      if (!tally) return next(args);
      tally.calls += 1;
      const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' as const };
      const result = await next({ ...args, input });
      tally.units += countUnits((result.output as { ConsumedCapacity?: unknown }).ConsumedCapacity);
      return result;
    },
    { step: 'initialize', name: 'countStoreCalls' },
  );
  return client;
};
