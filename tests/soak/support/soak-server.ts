import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '~/infra/local/build';
import { openStore, type OpenStore } from './open-store';
import { startServer } from './start-server';

export interface SoakServer {
  readonly origin: string;
  /** The key that signs the server's sessions. */
  readonly key: string;
  readonly dataDir: string;
  readonly store: OpenStore;
  readonly stop: () => Promise<void>;
}

export const newSessionKey = () => `k1:${randomBytes(32).toString('base64url')}`;

/**
 * Starts the real server in a separate process, with a store on disk that the test also reads directly. `wayTo`
 * may return another URL under which the server reaches the store, such as a proxy's.
 */
export const startSoakServer = async (
  wayTo: (endpoint: string) => Promise<string> = (endpoint) => Promise.resolve(endpoint),
): Promise<SoakServer> => {
  ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
  const store = await openStore(dataDir);
  const key = newSessionKey();
  const server = startServer(0, {
    ...store.env,
    AWS_ENDPOINT_URL_DYNAMODB: await wayTo(store.endpoint),
    DATA_DIR: dataDir,
    SESSION_KEYS: key,
  });
  return {
    origin: await server.ready(),
    key,
    dataDir,
    store,
    stop: async () => {
      await server.end('SIGTERM');
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
