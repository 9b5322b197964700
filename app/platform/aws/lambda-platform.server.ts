import { parseMailEnv, parseWorkerEnv } from '~/app/platform/config/env';
import type { MailPlatform, WorkerPlatform } from '~/app/platform/http/context.server';
import { createMailPlatform, createWorkerPlatform } from '~/app/platform/wiring/wiring.server';
import { readLambdaVariables, createSecretReader } from './lambda-variables.server';

const readVariables = () => readLambdaVariables(process.env, createSecretReader());

/** The platform that a Lambda function without pages shares among its invocations, created once at start-up. */
export const createLambdaPlatform = async (): Promise<WorkerPlatform> =>
  createWorkerPlatform(parseWorkerEnv(await readVariables()));

/** The same for the function that sends emails. */
export const createLambdaMailPlatform = async (): Promise<MailPlatform> =>
  createMailPlatform(parseMailEnv(await readVariables()));
