import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GetClient } from '~/app/platform/wiring/wiring.server';
import type { PostWebhook } from '~/app/ports/webhooks';
import { ensureBuilt } from '~/infra/local/build';
import { loadBuiltPages } from '~/infra/local/pages';
import { startLocal, type LocalServer } from '~/infra/local/serve';
import { sweepRoute } from '~/infra/local/tiers/story-routes';
import { fencedClients } from './fenced-clients';
import { testClock, type TestClock } from './test-clock';
import { createUnsignedClient } from './unsigned-client';

export const masterPassword = 'a password for tests only';

export interface TestServer extends LocalServer {
  readonly clock: TestClock;
  readonly logged: string[];
  /** The patterns of the routes that were requested so far, and whether the scheduled functions ran. */
  readonly reached: ReadonlySet<string>;
}

/** A busy machine may leave store and server without a processor for many seconds. */
const patientLimits = { stepMs: 120_000, requestMs: 240_000 };

let isBuilt = false;
/**
 * Compares the sources with the build only once per process, because the comparison takes as long as a server's
 * start.
 */
const buildOnce = (): void => {
  if (!isBuilt) ensureBuilt();
  isBuilt = true;
};

/**
 * The real server over the real store, in memory unless a folder is given, with a clock that stands until the test sets it.
 * The scheduled functions run only when the test calls `sweep`.
 */
export const startTestServer = async (
  variables: Record<string, string> = {},
  {
    fenced = true,
    getClient = fenced ? fencedClients() : undefined,
    ssoLocalOrigin,
    keptIn = null,
    startAt,
    limits = patientLimits,
    postWebhook,
  }: {
    /** Whether the tenant fence is on. Long runs turn it off, because it keeps a client for every tenant. */
    fenced?: boolean;
    /** The clients of tenants, if the test is about them. */
    getClient?: GetClient | undefined;
    /** A provider of single sign-on on this machine, if the test is about one. */
    ssoLocalOrigin?: string | undefined;
    /** The data folder of an earlier run, to use again; the caller removes the folder. */
    keptIn?: string | null;
    startAt?: string;
    /** Null for those of production, if the test is about them. */
    limits?: typeof patientLimits | null;
    /** How webhooks are sent, if the test is about them. */
    postWebhook?: PostWebhook;
  } = {},
): Promise<TestServer> => {
  buildOnce();
  const clock = testClock(startAt);
  const logged: string[] = [];
  const reached = new Set<string>();
  const pages = await loadBuiltPages();
  const getRoute = (path: string) => {
    const route = pages.getRoute(path);
    reached.add(route);
    return route;
  };
  const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), 'job-selection-'));
  const server = await startLocal({
    variables: {
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'none',
      // Practically no limit, because tests fill in forms faster than people.
      TENANT_REQUESTS_PER_SECOND: '100000',
      MASTER_ADMIN_PASSWORD: masterPassword,
      ...variables,
    },
    clock,
    pages: { ...pages, getRoute },
    inMemory: keptIn === null,
    client: createUnsignedClient(),
    ...(getClient && { getClient }),
    ssoLocalOrigin,
    limits: limits ?? undefined,
    postWebhook,
    sweeps: 'manual',
    write: (line) => logged.push(line),
  });
  const stop = async () => {
    await server.stop();
    if (keptIn === null) rmSync(dataDir, { recursive: true, force: true });
  };
  const sweep = () => {
    reached.add(sweepRoute);
    return server.sweep();
  };
  return { ...server, clock, logged, reached, sweep, stop };
};
