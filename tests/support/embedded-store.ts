import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Stores } from '~/app/services/deps';
import { createClient, createStores } from '~/app/store/create-stores.server';
import { defaultTableName } from '~/app/store/table';
import { startEmbeddedStore } from '~/infra/local/embedded-store';
import { ensureTable } from '~/infra/local/ensure-table';

export interface TestStore {
  readonly stores: Stores;
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** Another client of the same engine, for tests that put middleware on it. */
  readonly newClient: () => DynamoDBDocumentClient;
  readonly stop: () => Promise<void>;
}

/** The real stores over an engine in memory, with an empty table. */
export const startTestStore = async (): Promise<TestStore> => {
  const engine = await startEmbeddedStore({ dataDir: null });
  const newClient = () =>
    createClient({
      endpoint: engine.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
  const client = newClient();
  const tableName = defaultTableName;
  await ensureTable({ client, tableName });
  return {
    stores: createStores({ client, tableName }),
    client,
    tableName,
    newClient,
    stop: async () => {
      client.destroy();
      await engine.stop();
    },
  };
};
