import { createClient, createStores } from '~/app/store/create-stores.server';
import { defaultTableName } from '~/app/store/table/table';
import { startEmbeddedStore } from '~/infra/local/store/embedded-store';
import { ensureTable } from '~/infra/local/store/ensure-table';

/** Opens the store of a data folder. Its deadlines are long, so that later checks can read everything. */
export const openStore = async (dataDir: string) => {
  const engine = await startEmbeddedStore({ dataDir });
  const client = createClient({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const db = { client, tableName: defaultTableName, deadlineMs: 60_000 };
  await ensureTable(db);
  return {
    db,
    stores: createStores(db),
    endpoint: engine.endpoint,
    env: engine.env,
    stop: async () => {
      client.destroy();
      await engine.stop();
    },
  };
};
export type OpenStore = Awaited<ReturnType<typeof openStore>>;
