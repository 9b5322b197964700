import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';

/** Runs every minute: records that vacation portals have closed. */
export const createCloseDuePortals = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'close-due-portals', shards, sweep: closeDuePortals });
