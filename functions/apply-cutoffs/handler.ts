import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { describeError } from '~/app/platform/log/log.server';
import { createSweep, type TimeLeft } from '~/app/platform/wiring/run-sweep.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { createMarkReady } from '~/app/services/selection/mark-ready.server';
import { readOldestDue } from '~/app/services/selection/read-oldest-due.server';

/**
 * Runs every minute: records that the product is ready, then cutoffs that have passed, and logs how long due work has been
 * waiting. `isReady` asks the product as its users reach it.
 */
export const createApplyCutoffs = (
  platform: WorkerPlatform,
  shards: readonly number[],
  isReady: () => Promise<boolean>,
) => {
  const { deps, log } = platform;
  const markReady = createMarkReady({ deps, isReady });
  const sweep = createSweep(platform, { name: 'apply-cutoffs', shards, sweep: applyDueCutoffs });
  const sayOldest = async () => {
    const seconds = await readOldestDue({ deps, shards });
    if (seconds > 0) log.info('due-waiting', { seconds });
  };
  return async (timeLeft?: TimeLeft) => {
    // A minute without a mark is a minute in which drivers could not save, so a failure is only logged.
    await markReady().catch((error: unknown) => {
      log.error('not-ready', describeError(error));
    });
    try {
      return await sweep(timeLeft);
    } finally {
      // Only logged, so that a failure to read the waiting time does not hide a failure of the sweep.
      await sayOldest().catch((error: unknown) => {
        log.error('due-unread', describeError(error));
      });
    }
  };
};
