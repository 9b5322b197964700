import { everyMinute } from '~/app/platform/aws/every-minute.server';
import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { askHealth } from '~/app/platform/wiring/ask-health.server';
import { createApplyCutoffs } from './handler';

const platform = await createLambdaPlatform();
const origin = platform.env.PUBLIC_ORIGIN;
if (origin === undefined) throw new Error('PUBLIC_ORIGIN is missing');

export const handler = everyMinute(platform, (...args) =>
  createApplyCutoffs(...args, () => askHealth(origin)),
);
