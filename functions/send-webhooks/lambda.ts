import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { LambdaContext } from '~/app/platform/wiring/run-sweep.server';
import { createSendWebhooks } from './handler';

const sweep = createSendWebhooks(await createLambdaPlatform(), allDueShards);

export const handler = (_event: unknown, context: LambdaContext) =>
  sweep(() => context.getRemainingTimeInMillis());
