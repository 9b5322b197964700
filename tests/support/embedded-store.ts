import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Stores } from '~/app/ports/deps';
import { createStores } from '~/app/store/create-stores.server';
import { defaultTableName } from '~/app/store/table/table';
import { startEmbeddedStore } from '~/infra/local/store/embedded-store';
import { ensureTable } from '~/infra/local/store/ensure-table';
import { createUnsignedClient } from './unsigned-client';

export interface TestStore {
  readonly stores: Stores;
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** Creates another client of the same engine, for tests that add middleware to the client. */
  readonly newClient: () => DynamoDBDocumentClient;
  readonly stop: () => Promise<void>;
}

/** Makes a range with an empty key fail, because DynamoDB refuses it but the engine does not. */
const refuseEmptyKeys = (client: DynamoDBDocumentClient): void => {
  client.middlewareStack.add(
    (next) => (args) => {
      const { KeyConditionExpression: keys = '', ExpressionAttributeValues: values = {} } =
        args.input as { KeyConditionExpression?: string; ExpressionAttributeValues?: object };
      const empty = Object.entries(values).find(
        ([name, value]) => value === '' && keys.split(/\W+/).includes(name.slice(1)),
      );
      if (empty) throw new Error(`${empty[0]} is an empty key in ${keys}`);
      return next(args);
    },
    { step: 'initialize', name: 'refuseEmptyKeys' },
  );
};

interface Written {
  readonly Item?: { readonly expiresAt?: unknown };
  readonly ExpressionAttributeValues?: { readonly ':expires'?: unknown };
}
interface Writing extends Written {
  readonly TransactItems?: readonly Record<string, Written>[];
}

/** Makes a write fail whose time to live is not a whole number of seconds, because DynamoDB would never expire the item. */
const refuseFractions = (client: DynamoDBDocumentClient): void => {
  client.middlewareStack.add(
    (next) => (args) => {
      const input = args.input as Writing;
      const written = [
        input,
        ...(input.TransactItems ?? []).flatMap((step) => Object.values(step)),
      ];
      for (const { Item, ExpressionAttributeValues } of written) {
        const expiry = Item?.expiresAt ?? ExpressionAttributeValues?.[':expires'];
        if (expiry !== undefined && !Number.isInteger(expiry))
          throw new Error(`${String(expiry)} is no time to live`);
      }
      return next(args);
    },
    { step: 'initialize', name: 'refuseFractions' },
  );
};

/** Generous, so that a busy machine does not fail a test. Deadlines have their own tests. */
const deadlineMs = 60_000;

/** The real stores over an engine in memory, with an empty table. */
export const startTestStore = async (): Promise<TestStore> => {
  const engine = await startEmbeddedStore({ dataDir: null });
  const newClient = () => {
    const client = createUnsignedClient({
      endpoint: engine.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    refuseEmptyKeys(client);
    refuseFractions(client);
    return client;
  };
  const client = newClient();
  const tableName = defaultTableName;
  await ensureTable({ client, tableName });
  return {
    stores: createStores({ client, tableName, deadlineMs }),
    client,
    tableName,
    newClient,
    stop: async () => {
      client.destroy();
      await engine.stop();
    },
  };
};
