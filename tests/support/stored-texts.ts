import { gunzipSync, inflateRawSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TestStore } from './embedded-store';

const unpack = (bytes: Uint8Array): string => {
  for (const open of [gunzipSync, inflateRawSync])
    try {
      return open(bytes).toString('utf8');
    } catch {
      continue;
    }
  return Buffer.from(bytes).toString('latin1');
};

/** Every stored item as text, keys included and everything compressed unpacked, with its type. */
export const readStoredTexts = async ({
  client,
  tableName,
}: Pick<TestStore, 'client' | 'tableName'>) => {
  const found: { type: string; text: string }[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ExclusiveStartKey: next }),
    );
    for (const item of page.Items ?? [])
      found.push({
        type: String(item.type),
        text: JSON.stringify(item, (_, value: unknown) =>
          value instanceof Uint8Array ? unpack(value) : value,
        ),
      });
    next = page.LastEvaluatedKey;
  } while (next);
  return found;
};
