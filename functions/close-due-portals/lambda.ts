import { everyMinute } from '~/app/platform/aws/every-minute.server';
import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createCloseDuePortals } from '~/functions/sweeps';

export const handler = everyMinute(await createLambdaPlatform(), createCloseDuePortals);
