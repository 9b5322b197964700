import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { LambdaContext, TimeLeft } from '~/app/platform/wiring/run-sweep.server';

/** The Lambda handler of a function that runs every minute over the due work of all shards. */
export const everyMinute = <Platform, Done>(
  platform: Platform,
  create: (platform: Platform, shards: readonly number[]) => (timeLeft: TimeLeft) => Promise<Done>,
) => {
  const run = create(platform, allDueShards);
  return (_event: unknown, context: LambdaContext) => run(() => context.getRemainingTimeInMillis());
};
