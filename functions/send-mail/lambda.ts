import { createLambdaMailPlatform } from '~/app/platform/aws/lambda-platform.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { LambdaContext } from '~/app/platform/wiring/run-sweep.server';
import { createSendMail } from './handler';

const platform = await createLambdaMailPlatform();
const { PUBLIC_ORIGIN } = platform.env;
if (PUBLIC_ORIGIN === undefined) throw new Error('PUBLIC_ORIGIN is where the links in mails lead.');

const sendMail = createSendMail(platform, allDueShards, PUBLIC_ORIGIN);

export const handler = (_event: unknown, context: LambdaContext) =>
  sendMail(() => context.getRemainingTimeInMillis());
