import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createMailEvents } from './handler';

export const handler = createMailEvents(await createLambdaPlatform());
