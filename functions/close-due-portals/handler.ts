import type { Platform } from '~/app/platform/context.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';

/** Every minute: records the vacation portals that have closed since. */
export const createCloseDuePortals =
  (platform: Platform, shards: readonly number[]) => async (): Promise<{ closed: number }> => {
    const closed = await closeDuePortals({ deps: platform.deps, shards });
    if (closed > 0) platform.log.info('portals-closed', { closed });
    return { closed };
  };
