import { describeError, type Log } from '~/app/platform/log/log.server';
import type { Sweep, Swept } from '~/app/services/selection/sweep-due-sites.server';

/** The time limit of a sweep. Shorter than a minute, because a new sweep starts every minute. */
const limitMs = 50_000;
/** The longest that one step of a sweep can take: the deadline of a query plus those of the saves that follow it. */
const pageMs = 10_000;

/** The time in milliseconds that a scheduled function may still run. */
export type TimeLeft = () => number;

/** Counts down from `limitMs`, for functions that run outside of Lambda. */
const ownLimit = (): TimeLeft => {
  const endsAt = performance.now() + limitMs;
  return () => endsAt - performance.now();
};

/** Returns whether there is time to start another step. */
export const createHasTime =
  (timeLeft: TimeLeft = ownLimit()) =>
  (): boolean =>
    timeLeft() > pageMs;

/** The part of Lambda's context that scheduled functions use. */
export interface LambdaContext {
  readonly getRemainingTimeInMillis: TimeLeft;
}

/**
 * Wraps a sweep as a scheduled function. It logs what the sweep did and stops it before the next call starts. If some
 * sites failed, it throws after finishing the others, so that the call counts as failed. A retry handles only the
 * failed sites, because the others are no longer due.
 */
export const createSweep =
  <D extends Sweep['deps']>(
    { deps, log }: { deps: D; log: Log },
    {
      name,
      shards,
      sweep,
    }: {
      name: string;
      shards: readonly number[];
      sweep: (sweep: Omit<Sweep, 'deps'> & { deps: D }) => Promise<Swept>;
    },
  ) =>
  async (timeLeft?: TimeLeft): Promise<{ recorded: number; isComplete: boolean }> => {
    const hasTime = createHasTime(timeLeft);
    const { recorded, failures, isComplete } = await sweep({ deps, shards, hasTime });
    if (recorded > 0 || !isComplete) log.info(name, { recorded, isComplete });
    for (const { tenant, error } of failures)
      log.error(`${name}-failed`, { ...tenant, ...describeError(error) });
    if (failures.length > 0)
      throw new Error(`${name}: ${failures.length} failed, ${recorded} done`);
    return { recorded, isComplete };
  };
