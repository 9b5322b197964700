import { randomBytes, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { Hono, type Context } from 'hono';
import { isDataOfExport } from '~/app/platform/downloads/data-of-export';
import { isApiPath } from '~/app/platform/http/api-path';
import type { ApproveRegistration, Platform } from '~/app/platform/http/context.server';
import { foreignRequestPage } from '~/app/platform/http/foreign-request-page.server';
import {
  isFromProgram,
  isOneClickUnsubscribe,
  isOwnRequest,
} from '~/app/platform/http/origin-check';
import { wholeBody, type BodyReader } from '~/app/platform/http/read-body.server';
import { refuse } from '~/app/platform/http/refusal.server';
import { refuseCrowdedRequest } from '~/app/platform/http/request-size';
import {
  privatePage,
  securityHeaders,
  uploadedFilePolicy,
} from '~/app/platform/http/security-headers';
import { startUpPage } from '~/app/platform/http/start-up-page.server';
import { describeError } from '~/app/platform/log/log.server';
import { traceRequest, type RequestTrace } from '~/app/platform/log/request-trace.server';
import { toInstant } from '~/domain/time/instant';
import { compress } from './compress';
import { createSlowLog, type Answer } from './log-answers';
import { isReadable } from './route-patterns';
import { createStoreProbe } from './store-probe';

const servedMethods = ['GET', 'HEAD', 'POST'];
/** The API answers the others of these itself, with the methods of the path. */
const apiMethods = [...servedMethods, 'PUT', 'PATCH', 'DELETE'];

/** Responses with these statuses ask the client to retry later: too many requests, or an unavailable store. */
const refusesForNow = new Set([429, 503]);
/** The retry delay if none is known. */
const retryAfterSeconds = 5;

export interface WebAppOptions {
  readonly platform: Platform;
  readonly approveRegistration: ApproveRegistration;
  /** Remix's handler. */
  readonly handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  readonly clientAddress: (c: Context) => string;
  /** Reads a request's body. Set by hosts that receive bodies in chunks. */
  readonly getBodyReader?: (c: Context) => BodyReader;
  /** The route pattern of a path, which logs and metrics have instead of the path. */
  readonly getRoute: (path: string) => string;
  /** Adds handlers that run before Remix on this host, such as static files. */
  readonly before?: (app: Hono) => void;
  /** Is called after every response. */
  readonly onAnswer?: ((answer: Answer) => void) | undefined;
  /** Logs responses; by default only slow ones. */
  readonly logAnswer?: (answer: Answer) => void;
  /** False while the host is still preparing the store. */
  readonly isReady?: () => boolean;
  /** How long the store calls of a request may take; tests set it. */
  readonly requestMs?: number | undefined;
}

/** Traces every request and sets the headers of every response. */
const watchAnswers = (
  app: Hono,
  {
    platform: { env, log },
    getRoute,
    onAnswer,
    logAnswer = createSlowLog(log),
    requestMs,
  }: Pick<WebAppOptions, 'platform' | 'getRoute' | 'onAnswer' | 'logAnswer' | 'requestMs'>,
): void => {
  app.use((c, next) =>
    traceRequest(
      randomUUID(),
      async (trace) => {
        c.set('trace' as never, trace as never);
        await next();
        c.res.headers.set('x-request-id', trace.requestId);
        const waits = refusesForNow.has(c.res.status) || trace.retryAfterSeconds !== undefined;
        if (waits && !c.res.headers.has('retry-after'))
          c.res.headers.set('retry-after', String(trace.retryAfterSeconds ?? retryAfterSeconds));
        const { calls, units, tenant } = trace;
        const answer = {
          route: getRoute(c.req.path),
          method: c.req.method,
          status: c.res.status,
          ms: trace.ms(),
          calls,
          units,
          tenant,
        };
        onAnswer?.(answer);
        logAnswer(answer);
      },
      requestMs,
    ),
  );
  app.use(async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce' as never, nonce as never);
    await next();
    const secure = getPublicOrigin(c, env.PUBLIC_ORIGIN).startsWith('https:');
    const isUploaded = c.res.headers.get('content-security-policy') === uploadedFilePolicy;
    for (const [name, value] of Object.entries(securityHeaders({ nonce, secure })))
      if (!isUploaded || name !== 'content-security-policy') c.res.headers.set(name, value);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', privatePage);
    c.res = compress(c.req.raw, c.res);
  });
};

/** Refuses requests that no page of the product sends. */
const refuseForeign = (
  app: Hono,
  { platform: { env, log }, getRoute }: Pick<WebAppOptions, 'platform' | 'getRoute'>,
): void => {
  app.use(async (c, next) => {
    const isOwn = isOwnRequest(c.req.raw, getPublicOrigin(c, env.PUBLIC_ORIGIN));
    if (isOwn || isOneClickUnsubscribe(c.req.raw) || isFromProgram(c.req.raw)) return next();
    log.info('foreign-origin-refused', { route: getRoute(c.req.path), method: c.req.method });
    return acceptsPage(c) && !isApiPath(c.req.path)
      ? foreignRequestPage(c.req.raw, getNonce(c))
      : refuse(c.req.raw, 403, 'notFromOurPages');
  });
  // Refuses methods that no page uses, and `_data`, Remix's older way to request a page's data. The API has no data but
  // its answers, so there `.data` is refused too, as for an export of all data.
  app.use(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const isApi = isApiPath(pathname);
    if (!(isApi ? apiMethods : servedMethods).includes(c.req.method))
      return refuse(c.req.raw, 405, 'unsupportedMethod', {
        allow: isApi ? 'GET, HEAD, PUT' : servedMethods.join(', '),
      });
    const isOtherForm =
      (isApi && pathname.endsWith('.data')) || isDataOfExport(c.req.method, pathname);
    if (searchParams.has('_data') || isOtherForm) return refuse(c.req.raw, 404, 'nothingHere');
    return next();
  });
};

/** Also a redirect that the browser's scripts follow, which Remix sends with the status 202. */
const isRedirect = ({ status, headers }: Response): boolean =>
  status === 202 || headers.has('location');

/** Remix's response with the product's own headers. */
const answerPages =
  ({
    platform,
    approveRegistration,
    handle,
    getRoute,
    clientAddress,
    getBodyReader = (c) => wholeBody(c.req.raw),
  }: WebAppOptions) =>
  async (c: Context): Promise<Response> => {
    const extra: [name: string, value: string][] = [];
    const pageCookies: string[] = [];
    const { url, method, signal } = c.req.raw;
    // Without this header Remix skips its own origin check, which would compare with Host. A proxy may have
    // changed Host, and our own check has already passed.
    const headers = new Headers(c.req.raw.headers);
    headers.delete('origin');
    if (isApiPath(c.req.path)) headers.delete('cookie');
    const response = await handle(new Request(url, { method, headers, signal }), {
      platform,
      approveRegistration,
      cspNonce: getNonce(c),
      requestId: getTrace(c).requestId,
      route: getRoute(c.req.path),
      receivedAt: toInstant(platform.deps.clock.now()),
      clientAddress: clientAddress(c),
      readBody: getBodyReader(c),
      setCookie: (value) => extra.push(['set-cookie', value]),
      setPageCookie: (value) => pageCookies.push(value),
      setHeader: (name, value) => extra.push([name, value]),
    });
    const isStoreDown = response.status === 500 && getTrace(c).hasFailed;
    if (isStoreDown && wantsPage(c)) {
      await response.body?.cancel();
      return startUpPage(c.req.raw, getNonce(c));
    }
    // The rest of an oversized body is not read, so its connection cannot be reused.
    if (response.status === 413) response.headers.set('connection', 'close');
    for (const [name, value] of extra) response.headers.append(name, value);
    if (!isRedirect(response))
      for (const value of pageCookies) response.headers.append('set-cookie', value);
    // Keep the body: it is the error page, or the data from which the browser's scripts render it.
    return isStoreDown
      ? new Response(response.body, { status: 503, headers: response.headers })
      : response;
  };

/** The one web server, which a Node process and a Lambda function wrap. */
export const createWebApp = (options: WebAppOptions): Hono => {
  const { platform, getRoute, before, isReady = () => true } = options;
  const { log } = platform;
  const app = new Hono();

  watchAnswers(app, options);

  app.onError((error, c) => {
    log.error('request-failed', { route: getRoute(c.req.path), ...describeError(error) });
    return c.text('Something went wrong on our side. Please try again.', 500);
  });

  const isStoreReachable = createStoreProbe({
    ping: platform.ping,
    onFailure: (error) => log.error('store-unreachable', describeError(error)),
  });

  app.on('GET', ['/healthz', '/readyz'], async (c) => {
    if (isReady() && (await isStoreReachable())) return c.json({ status: 'ok' });
    return c.json({ status: 'unavailable' }, 503);
  });

  app.use(async (c, next) => {
    const status = refuseCrowdedRequest(c.req.raw);
    if (status) return refuse(c.req.raw, status, 'unlikeOurPages');
    // An unreadable path is refused here, because the router would print a warning outside our log and match
    // nothing.
    return isReadable(new URL(c.req.url).pathname) ? next() : refuse(c.req.raw, 404, 'nothingHere');
  });

  before?.(app);

  app.use(async (c, next) => {
    if (isReady()) return next();
    if (wantsPage(c)) return startUpPage(c.req.raw, getNonce(c));
    return refuse(c.req.raw, 503, 'starting');
  });

  refuseForeign(app, options);
  app.all('*', answerPages(options));
  return app;
};

const getTrace = (c: Context): RequestTrace => c.get('trace' as never) as RequestTrace;
const getNonce = (c: Context): string => c.get('nonce' as never) as string;

/** Whether a person would see the answer: to a link or a form, as opposed to a script's or a program's request. */
const acceptsPage = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/html');

/** Whether a browser is opening a page, as opposed to a script or a form. */
const wantsPage = (c: Context): boolean => c.req.method === 'GET' && acceptsPage(c);

const getPublicOrigin = (c: Context, configured: string | undefined): string =>
  configured ?? `http://${c.req.header('host') ?? ''}`;
