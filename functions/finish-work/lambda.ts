import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { LambdaContext } from '~/app/platform/wiring/run-sweep.server';
import { createFinishWork } from './handler';

const sweep = createFinishWork(await createLambdaPlatform(), allDueShards);

export const handler = (_event: unknown, context: LambdaContext) =>
  sweep(() => context.getRemainingTimeInMillis());
