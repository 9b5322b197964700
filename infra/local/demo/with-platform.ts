import type { Platform } from '~/app/platform/http/context.server';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { lendEnvironment } from '../lend-environment';
import { readEnv } from '../serve';
import { startEmbeddedStore } from '../store/embedded-store';
import { ensureTable } from '../store/ensure-table';
import type { DemoClock } from './steps';

/** Generous, because nobody waits for a single answer while the demo is built. */
const stepMs = 60_000;

/** Starts the store, without a web server, for as long as `use` takes. `inMemory` stores nothing on disk. */
export const withPlatform = async <Value>(
  {
    dataDir,
    variables,
    clock,
    inMemory = false,
  }: {
    dataDir: string;
    variables: Record<string, string | undefined>;
    clock: DemoClock;
    inMemory?: boolean;
  },
  use: (platform: Platform) => Promise<Value>,
): Promise<Value> => {
  const env = readEnv({ ...variables, DATA_DIR: dataDir }, dataDir);
  const store = await startEmbeddedStore({ dataDir: inMemory ? null : dataDir });
  const takeBack = lendEnvironment(store.env);
  try {
    await ensureTable({ tableName: env.TABLE_NAME });
    return await use(createPlatform(env, { clock, stepMs, write: () => undefined }));
  } finally {
    await store.stop();
    takeBack();
  }
};
