import { everyMinute } from '~/app/platform/aws/every-minute.server';
import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createRemindDrivers } from '~/functions/sweeps';

export const handler = everyMinute(await createLambdaPlatform(), createRemindDrivers);
