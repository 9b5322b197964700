import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { askHealth } from '~/app/platform/wiring/ask-health.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { LambdaContext } from '~/app/platform/wiring/run-sweep.server';
import { createApplyCutoffs } from './handler';

const platform = await createLambdaPlatform();
const origin = platform.env.PUBLIC_ORIGIN;
if (origin === undefined) throw new Error('PUBLIC_ORIGIN is missing');
const sweep = createApplyCutoffs(platform, allDueShards, () => askHealth(origin));

export const handler = (_event: unknown, context: LambdaContext) =>
  sweep(() => context.getRemainingTimeInMillis());
