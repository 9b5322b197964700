import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/due-shards';
import type { LambdaContext } from '~/app/platform/run-sweep.server';
import { createRemindDrivers } from './handler';

const sweep = createRemindDrivers(await createLambdaPlatform(), allDueShards);

export const handler = (_event: unknown, context: LambdaContext) =>
  sweep(() => context.getRemainingTimeInMillis());
