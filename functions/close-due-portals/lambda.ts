import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/due-shards';
import { createCloseDuePortals } from './handler';

export const handler = createCloseDuePortals(await createLambdaPlatform(), allDueShards);
