import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { describeError } from '~/app/platform/log/log.server';
import { createSweep, type TimeLeft } from '~/app/platform/wiring/run-sweep.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { readOldestDue } from '~/app/services/selection/read-oldest-due.server';

/** Runs every minute: records cutoffs that have passed and logs how long due work has been waiting. */
export const createApplyCutoffs = (platform: WorkerPlatform, shards: readonly number[]) => {
  const { deps, log } = platform;
  const sweep = createSweep(platform, { name: 'apply-cutoffs', shards, sweep: applyDueCutoffs });
  const sayOldest = async () => {
    const seconds = await readOldestDue({ deps, shards });
    if (seconds > 0) log.info('due-waiting', { seconds });
  };
  return async (timeLeft?: TimeLeft) => {
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
