import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What a piece of work has asked of the store so far, repeated attempts included. */
export interface StoreCalls {
  calls: number;
  /** Request units, as DynamoDB bills them. */
  units: number;
  /** A call came to no answer: what failed for it may work in a moment. */
  hasFailed?: boolean;
  /** When it has to be over, on the clock of `performance.now()`: no call is made or waited for beyond. */
  readonly endsAt?: number;
}

const counting = new AsyncLocalStorage<StoreCalls>();

/** The piece of work that the calling code belongs to, if any. */
export const currentWork = (): StoreCalls | undefined => counting.getStore();

/** When the piece of work that the calling code belongs to has to be over; never, for most. */
export const workEndsAt = (): number => currentWork()?.endsAt ?? Infinity;

/** Runs `work` and counts into `tally` what it asks of the store, whatever else runs meanwhile. */
export const countStoreCalls = <T>(tally: StoreCalls, work: () => T): T =>
  counting.run(tally, work);

const countUnits = (consumed: unknown): number =>
  [consumed]
    .flat()
    .reduce(
      (sum: number, one) => sum + ((one as { CapacityUnits?: number })?.CapacityUnits ?? 0),
      0,
    );

/** Makes a client's calls countable. */
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
