import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createApproveRegistration } from './handler';

export const handler = createApproveRegistration(await createLambdaPlatform());
