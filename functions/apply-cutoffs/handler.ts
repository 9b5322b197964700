import type { Platform } from '~/app/platform/context.server';
import { createSweep } from '~/app/platform/run-sweep.server';
import { applyDueCutoffs } from '~/app/services/portal/apply-due-cutoffs.server';

/** Every minute: records the cutoffs that have passed since. */
export const createApplyCutoffs = (platform: Platform, shards: readonly number[]) =>
  createSweep(platform, { name: 'apply-cutoffs', shards, sweep: applyDueCutoffs });
