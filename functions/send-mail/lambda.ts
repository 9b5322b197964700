import { everyMinute } from '~/app/platform/aws/every-minute.server';
import { createLambdaMailPlatform } from '~/app/platform/aws/lambda-platform.server';
import { createSendMail } from './handler';

const platform = await createLambdaMailPlatform();
const { PUBLIC_ORIGIN } = platform.env;
if (PUBLIC_ORIGIN === undefined) throw new Error('PUBLIC_ORIGIN is where the links in mails lead.');

export const handler = everyMinute(platform, (...args) => createSendMail(...args, PUBLIC_ORIGIN));
