import './node-env';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { parseEnv } from '~/app/platform/config/env';
import type { Platform } from '~/app/platform/http/context.server';
import { incomingBody } from '~/app/platform/http/read-body.server';
import { describeError } from '~/app/platform/log/log.server';
import { askHealth } from '~/app/platform/wiring/ask-health.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { prepareTenants } from '~/app/platform/wiring/prepare.server';
import { createPlatform, systemClock, type GetClient } from '~/app/platform/wiring/wiring.server';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { createApplyCutoffs } from '~/functions/apply-cutoffs/handler';
import { createApproveRegistration } from '~/functions/approve-registration/handler';
import { createSendMail } from '~/functions/send-mail/handler';
import { createSendWebhooks } from '~/functions/send-webhooks/handler';
import { createCloseDuePortals, createFinishWork, createRemindDrivers } from '~/functions/sweeps';
import { createWebApp } from '~/functions/web/create-web-app';
import { lendEnvironment } from './lend-environment';
import { listen, type Listening } from './listen';
import type { serveMetrics } from './metrics';
import { loadBuiltPages, type Pages } from './pages';
import { getAdminPassword, getMailLinkKeys, getPushKey, getSessionKeys } from './secrets';
import { startEmbeddedStore } from './store/embedded-store';
import { ensureTable } from './store/ensure-table';
import { openNamedStore } from './store/store-access';

export interface LocalServer {
  readonly url: string;
  readonly platform: Platform;
  readonly dataDir: string;
  /** The URL of the metrics, if `METRICS_PORT` is set. */
  readonly metricsUrl: string | undefined;
  /** Runs the scheduled functions now, as the timer does. Throws the first failure once all have run. */
  readonly sweep: () => Promise<void>;
  /** Ends within 12 seconds: running work has the request deadline to finish, and then the store has a second. */
  readonly stop: () => Promise<void>;
}

/** The function that sends webhooks; by HTTPS to hosts of the internet by default. */
type PostWebhook = Parameters<typeof createSendWebhooks>[2];

const sweepEveryMs = 10_000;
/** A sweep stops after this time, and the next one continues. */
const sweepMs = 60_000;

/**
 * A client that takes longer to send its headers or its body is cut off. The limit for bodies is long enough
 * for a workbook over a slow phone connection.
 */
const patience = {
  headersTimeout: 5_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
} as const;

/**
 * Runs the scheduled functions every ten seconds. `origin` is the base of links in emails, and `url` is where the server
 * listens.
 */
const createSweeper = (
  platform: Platform,
  { origin, url, postWebhook }: { origin: string; url: string; postWebhook?: PostWebhook },
) => {
  const scheduled = [
    createApplyCutoffs(platform, allDueShards, () => askHealth(url)),
    createCloseDuePortals(platform, allDueShards),
    createFinishWork(platform, allDueShards),
    createRemindDrivers(platform, allDueShards),
    createSendMail(platform, allDueShards, origin),
    // Last, because receivers may be slow.
    createSendWebhooks(platform, allDueShards, postWebhook),
  ];
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let isStopping = false;
  /** Runs all scheduled functions, even if one fails. Throws the first failure at the end. */
  const runAll = async () => {
    const endsAt = performance.now() + sweepMs;
    const timeLeft = () => (isStopping ? 0 : endsAt - performance.now());
    const failures: unknown[] = [];
    for (const run of scheduled) {
      await run(timeLeft).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const sweep = () => (sweeping = sweeping.catch(() => undefined).then(runAll));
  /** Runs at once, to catch up on what became due while the server was down, then repeatedly. */
  const start = async (): Promise<void> => {
    await sweep().catch((error: unknown) =>
      platform.log.error('sweep-failed', describeError(error)),
    );
    if (!isStopping) timer = setTimeout(() => void start(), sweepEveryMs);
  };
  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    await Promise.race([
      sweeping.catch(() => undefined),
      sleep(requestDeadlineMs, null, { ref: false }),
    ]);
  };
  return { sweep, start, stop };
};
type Sweeper = ReturnType<typeof createSweeper>;

const toUrl = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The environment, with keys of the data folder where it names none. */
export const readEnv = (variables: Record<string, string | undefined>, dataDir: string) =>
  parseEnv({
    ...variables,
    SESSION_KEYS: variables.SESSION_KEYS || getSessionKeys(dataDir),
    MAIL_LINK_KEYS: variables.MAIL_LINK_KEYS || getMailLinkKeys(dataDir),
    PUSH_KEY: variables.PUSH_KEY || getPushKey(dataDir),
  });

interface LocalOptions {
  variables?: Record<string, string | undefined>;
  clock?: { now(): number };
  inMemory?: boolean;
  write?: (line: string) => void;
  /** The store's client; the application's own by default. */
  client?: NonNullable<Parameters<typeof createPlatform>[1]>['client'];
  getClient?: GetClient;
  /** A provider of single sign-on on this machine, without HTTPS; tests set it. */
  ssoLocalOrigin?: string | undefined;
  /** The built pages by default. */
  pages?: Pages;
  /** The time limits of one store call and of a whole request; those of production by default. */
  limits?: { readonly stepMs: number; readonly requestMs: number } | undefined;
  postWebhook?: PostWebhook;
  /** Whether the scheduled functions run by a timer, or only when `sweep` is called. */
  sweeps?: 'timed' | 'manual';
}

/** Store, table, tenants, web server and scheduler in one process. `inMemory` stores nothing on disk. */
export const startLocal = async ({
  variables = process.env,
  clock = systemClock,
  inMemory = false,
  write,
  client,
  getClient,
  ssoLocalOrigin,
  pages: chosenPages,
  limits,
  postWebhook,
  sweeps = 'timed',
}: LocalOptions = {}): Promise<LocalServer> => {
  const dataDir = resolve(variables.DATA_DIR || '.data');
  const env = readEnv(variables, dataDir);
  const endpoint = variables.AWS_ENDPOINT_URL_DYNAMODB;
  const store = endpoint ? null : await startEmbeddedStore({ dataDir: inMemory ? null : dataDir });
  const takeBack = lendEnvironment(store?.env ?? {});

  let server: Listening | undefined;
  let metricsServer: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  let sweeper: Sweeper | undefined;
  const stop = async () => {
    await Promise.all([sweeper?.stop(), server?.close(requestDeadlineMs), metricsServer?.stop()]);
    await chosenPages?.close?.();
    await store?.stop();
    takeBack();
  };
  try {
    const platform = createPlatform(env, {
      clock,
      getClient,
      ssoLocalOrigin,
      stepMs: limits?.stepMs,
      ...(client && { client }),
      ...(write && { write }),
    });
    let isReady = false;
    const pages = chosenPages ?? (await loadBuiltPages());
    const metrics = await startMetrics(env.METRICS_PORT);
    metricsServer = metrics?.server;
    const app = createWebApp({
      platform,
      approveRegistration: createApproveRegistration(platform),
      handle: pages.handle,
      getRoute: pages.getRoute,
      onAnswer: metrics?.observe,
      isReady: () => isReady,
      requestMs: limits?.requestMs,
      clientAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
      getBodyReader: (c) => incomingBody((c.env as HttpBindings).incoming),
      before: pages.serveAssets,
    });
    server = await listen(app, { host: env.HOST, port: env.PORT, portName: 'PORT' }, patience);
    await pages.attach?.(server.node);
    // Requests that arrive before the store is ready get the start-up page.
    if (endpoint) await openNamedStore(endpoint, env.TABLE_NAME);
    else await ensureTable({ tableName: env.TABLE_NAME });
    await prepareTenants(platform, () => getAdminPassword(dataDir));
    isReady = true;
    const url = toUrl(env.HOST, server.port);
    sweeper = createSweeper(platform, { origin: env.PUBLIC_ORIGIN ?? url, url, postWebhook });
    if (sweeps === 'timed') void sweeper.start();
    return { url, platform, dataDir, metricsUrl: metricsServer?.url, sweep: sweeper.sweep, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Loads the metrics library only if metrics are turned on. */
const startMetrics = async (port: number | undefined) => {
  if (port === undefined) return undefined;
  const { createMetrics, serveMetrics } = await import('./metrics');
  const metrics = createMetrics();
  return { observe: metrics.observe, server: await serveMetrics(metrics, port) };
};
