import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/due-shards';
import { createSendMail } from './handler';

const platform = await createLambdaPlatform();
const { PUBLIC_ORIGIN } = platform.env;
if (PUBLIC_ORIGIN === undefined) throw new Error('PUBLIC_ORIGIN is where the links in mails lead.');

export const handler = createSendMail(platform, allDueShards, PUBLIC_ORIGIN);
