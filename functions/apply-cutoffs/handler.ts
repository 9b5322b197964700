import type { Platform } from '~/app/platform/context.server';
import { applyDueCutoffs } from '~/app/services/portal/apply-due-cutoffs.server';

/** Every minute: records the cutoffs that have passed since. */
export const createApplyCutoffs =
  (platform: Platform, shards: readonly number[]) => async (): Promise<{ recorded: number }> => {
    const recorded = await applyDueCutoffs({ deps: platform.deps, shards });
    if (recorded > 0) platform.log.info('cutoffs-recorded', { recorded });
    return { recorded };
  };
