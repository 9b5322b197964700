import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '~/infra/local/build';
import { startLocal, type LocalServer } from '~/infra/local/serve';
import { fencedClients } from './fenced-clients';
import { testClock, type TestClock } from './test-clock';

export const masterPassword = 'a password for tests only';

export interface TestServer extends LocalServer {
  readonly clock: TestClock;
  readonly logged: string[];
}

/** The real server over the real store, in memory, with a clock that the test moves. */
export const startTestServer = async (
  variables: Record<string, string> = {},
  /** Long runs do without the fence: it keeps a client for each tenant that it has seen. */
  { fenced = true }: { fenced?: boolean } = {},
): Promise<TestServer> => {
  ensureBuilt();
  const clock = testClock();
  const logged: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'job-selection-'));
  const server = await startLocal({
    variables: {
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'none',
      // Tests are faster than people.
      TENANT_REQUESTS_PER_SECOND: '100000',
      MASTER_ADMIN_PASSWORD: masterPassword,
      ...variables,
    },
    clock,
    inMemory: true,
    ...(fenced && { clientOf: fencedClients() }),
    write: (line) => logged.push(line),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, clock, logged, stop };
};
