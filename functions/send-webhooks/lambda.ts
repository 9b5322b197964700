import { everyMinute } from '~/app/platform/aws/every-minute.server';
import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createSendWebhooks } from './handler';

export const handler = everyMinute(await createLambdaPlatform(), createSendWebhooks);
