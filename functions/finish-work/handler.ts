import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';

/** Runs every minute: continues large changes and publications that were too large for one request. */
export const createFinishWork = (platform: WorkerPlatform, shards: readonly number[]) =>
  createSweep(platform, { name: 'finish-work', shards, sweep: finishWork });
