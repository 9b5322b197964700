import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Hono } from 'hono';
import * as build from 'virtual:server-build';
import { createRoleAssumer } from '~/app/platform/aws/assume-tenant-role.server';
import {
  parseList,
  readLambdaVariables,
  createSecretReader,
} from '~/app/platform/aws/lambda-variables.server';
import { createRemoteApproval } from '~/app/platform/aws/remote-approval.server';
import { createTenantClients } from '~/app/platform/aws/tenant-clients.server';
import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import { parseEnv } from '~/app/platform/config/env';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { answerInTime } from './answer-in-time';
import { createRouteHandler } from './create-route-handler';
import { createWebApp } from './create-web-app';
import { parseFunctionUrlEvent, toPrelude, toRequest, type ResponsePrelude } from './function-url';
import { createAnswerLog } from './log-answers';
import { createRoutePatterns } from './route-patterns';

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/**
 * Checks that a request came through CloudFront: only CloudFront knows the secret. During a rotation two
 * secrets are accepted.
 */
const createOriginCheck = (secrets: readonly string[]) => {
  const accepted = secrets.map(digest);
  return (given: string | undefined): boolean => {
    const found = digest(given ?? '');
    return accepted.some((secret) => timingSafeEqual(secret, found));
  };
};

/** Provided by the Lambda runtime. */
declare const awslambda: {
  streamifyResponse: (
    handler: (event: unknown, stream: Writable) => Promise<void>,
  ) => (event: unknown, context: unknown) => Promise<void>;
  HttpResponseStream: { from: (stream: Writable, prelude: ResponsePrelude) => Writable };
};

const readSecret = createSecretReader();
const [variables, originSecrets] = await Promise.all([
  readLambdaVariables(process.env, readSecret),
  Promise.all(parseList(process.env.ORIGIN_SECRETS).map(readSecret)),
]);
const isFromCloudFront = createOriginCheck(originSecrets);
const approveRegistration = createRemoteApproval(process.env.APPROVE_REGISTRATION_FUNCTION ?? '');

const { TENANT_ROLE } = process.env;
const getClient = TENANT_ROLE
  ? createTenantClients(createTenantCredentials({ assumeRole: createRoleAssumer(TENANT_ROLE) }))
  : undefined;

const getRoute = createRoutePatterns(build.routes);

const createApp = (origin: string): Hono => {
  const platform = createPlatform(parseEnv({ ...variables, PUBLIC_ORIGIN: origin }), { getClient });
  const { log, deps } = platform;
  const namespace = process.env.METRICS_NAMESPACE;
  return createWebApp({
    platform,
    approveRegistration,
    getRoute,
    logAnswer: createAnswerLog({ log, clock: deps.clock, namespace }),
    handle: createRouteHandler(build),
    clientAddress: (c) => c.req.header('x-viewer-address') ?? 'unknown',
  });
};

let origin = variables.PUBLIC_ORIGIN;
let app = origin && createApp(origin);

const respond = async (input: unknown): Promise<Response> => {
  const event = parseFunctionUrlEvent(input);
  const { 'x-origin-secret': secret, ...headers } = event.headers;
  if (!isFromCloudFront(secret)) return new Response('Forbidden', { status: 403 });
  // CloudFront's own domain name is known only from a request, because its distribution is created after this
  // function.
  origin ||= `https://${headers['x-forwarded-host']}`;
  app ||= createApp(origin);
  let request: Request;
  try {
    request = toRequest({ ...event, headers }, origin);
  } catch {
    return new Response('Bad request', { status: 400 });
  }
  return answerInTime(Promise.resolve(app.fetch(request)), request);
};

/**
 * Handles a request from CloudFront and streams the response. If the body fails, its stream is destroyed and not ended,
 * so that the browser reports a broken download.
 */
export const handler = awslambda.streamifyResponse(async (event, stream) => {
  const response = await respond(event);
  const out = awslambda.HttpResponseStream.from(stream, toPrelude(response));
  if (response.body) return pipeline(Readable.fromWeb(response.body as ReadableStream), out);
  // The prelude is sent with the first write, even an empty one.
  out.write('');
  out.end();
});
