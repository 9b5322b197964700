import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { parseWorkerEnv } from '~/app/platform/config/env';
import { createWorkerPlatform } from '~/app/platform/wiring/wiring.server';
import { readLambdaVariables } from './lambda-variables.server';
import { createSecretReader } from './secrets.server';

/** The platform that a Lambda function without pages shares among its invocations, created once at start-up. */
export const createLambdaPlatform = async (): Promise<WorkerPlatform> =>
  createWorkerPlatform(
    parseWorkerEnv(await readLambdaVariables(process.env, createSecretReader())),
  );
