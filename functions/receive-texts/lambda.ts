import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createReceiveTexts } from './handler';

export const handler = createReceiveTexts(await createLambdaPlatform());
