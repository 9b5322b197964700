import type { Sweep, Swept } from '~/app/services/selection/sweep-due-sites.server';
import { describeError, type Log } from '~/app/platform/log/log.server';

/** Below the minute after which the next call comes. */
const limitMs = 50_000;
/** What was begun needs this at worst: the deadlines of a query and of the saves after it. */
const pageMs = 10_000;

/** How long a scheduled function may still run, in milliseconds. */
export type TimeLeft = () => number;

/** Where nothing else ends a call. */
const ownLimit = (): TimeLeft => {
  const endsAt = performance.now() + limitMs;
  return () => endsAt - performance.now();
};

/** Says whether a scheduled function may begin something more. */
export const createHasTime =
  (timeLeft: TimeLeft = ownLimit()) =>
  (): boolean =>
    timeLeft() > pageMs;

/** The part of Lambda's context that a scheduled function needs. */
export interface LambdaContext {
  readonly getRemainingTimeInMillis: TimeLeft;
}

/**
 * A scheduled function around a sweep: says what it did, and stops in time for the next call to go on.
 * Throws if something failed, after everything else was done, so that the call counts as failed; to try
 * it again repeats nothing, because only what failed is still due.
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
