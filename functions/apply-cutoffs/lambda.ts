import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/due-shards';
import { createApplyCutoffs } from './handler';

export const handler = createApplyCutoffs(await createLambdaPlatform(), allDueShards);
