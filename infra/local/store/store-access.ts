import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ensureTable } from './ensure-table';

/**
 * Makes sure the table exists in the store that AWS_ENDPOINT_URL_DYNAMODB points to. Throws an error that names
 * the missing or wrong variable.
 */
export const openNamedStore = async (endpoint: string, tableName: string): Promise<void> => {
  const failWith = (problem: string) => {
    throw new Error(problem);
  };
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    failWith('AWS_ENDPOINT_URL_DYNAMODB: want a URL, such as http://127.0.0.1:8000');
  const client = new DynamoDBClient({});
  await client.config
    .region()
    .catch(() => failWith('AWS_REGION: the store needs a region, such as us-east-1'));
  await client.config
    .credentials()
    .catch(() =>
      failWith(
        'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: the store needs credentials; a local one takes any',
      ),
    );
  await ensureTable({ client, tableName }).catch(({ message }: Error) =>
    failWith(`AWS_ENDPOINT_URL_DYNAMODB: the store at ${endpoint} cannot be used (${message})`),
  );
};
