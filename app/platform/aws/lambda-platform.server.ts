import type { Platform } from '~/app/platform/http/context.server';
import { parseEnv } from '~/app/platform/config/env';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { readLambdaVariables } from './lambda-variables.server';
import { createSecretReader } from './secrets.server';

/** What a function shares among its invocations; read once, while it starts. */
export const createLambdaPlatform = async (): Promise<Platform> =>
  createPlatform(parseEnv(await readLambdaVariables(process.env, createSecretReader())));
