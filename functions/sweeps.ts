import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import { remindOfClosings } from '~/app/services/mail/remind-of-closings.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';

/** Runs every minute: records that vacation portals have closed. */
export const createCloseDuePortals = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'close-due-portals', shards, sweep: closeDuePortals });

/** Runs every minute: continues large changes and publications that were too large for one request. */
export const createFinishWork = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'finish-work', shards, sweep: finishWork });

/** Runs every minute: stores notices for drivers whose selection closes soon. */
export const createRemindDrivers = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'remind-drivers', shards, sweep: remindOfClosings });
