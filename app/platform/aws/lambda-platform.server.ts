import type { Platform } from '~/app/platform/http/context.server';
import { parseEnv } from '~/app/platform/config/env';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { readLambdaVariables } from './lambda-variables.server';
import { createSecretReader } from './secrets.server';

/** The platform that a Lambda function shares among its invocations, created once at start-up. */
export const createLambdaPlatform = async (): Promise<Platform> =>
  createPlatform(parseEnv(await readLambdaVariables(process.env, createSecretReader())));
