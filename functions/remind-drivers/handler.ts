import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import { remindOfClosings } from '~/app/services/mail/remind-of-closings.server';

/** Runs every minute: stores notices for drivers whose selection closes soon. */
export const createRemindDrivers = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'remind-drivers', shards, sweep: remindOfClosings });
