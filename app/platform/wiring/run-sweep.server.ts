import type { Sweep, Swept } from '~/app/services/selection/sweep-due-sites.server';
import { describeError, type Log } from '~/app/platform/log/log.server';

/** Less than the minute until the next call. */
const limitMs = 50_000;
/** The longest that one step can take: the deadlines of a query and of the saves after it. */
const pageMs = 10_000;

/** How long a scheduled function may still run, in milliseconds. */
export type TimeLeft = () => number;

/** The time limit for calls that nothing else would stop. */
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
 * Wraps a sweep as a scheduled function, which logs what it did and stops before the next call starts. If
 * something failed, it throws after finishing the rest, so that the call counts as failed. A retry repeats only
 * what failed, because the rest is no longer due.
 */
export const createSweep =
  (
    { deps, log }: { deps: Sweep<'ids'>['deps']; log: Log },
    {
      name,
      shards,
      sweep,
    }: {
      name: string;
      shards: readonly number[];
      sweep: (sweep: Sweep<'ids'>) => Promise<Swept>;
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
