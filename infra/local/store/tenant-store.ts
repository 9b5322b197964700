import { resolve } from 'node:path';
import { createTenantFiles } from '~/app/platform/downloads/tenant-file.server';
import { defaultTableName } from '~/app/store/table/table';
import { startEmbeddedStore } from './embedded-store';
import { ensureTable } from './ensure-table';

/**
 * Opens the tenants of a store for one task. With `isAws` the store is on AWS, with the SDK's own credentials
 * and region. Otherwise it is the one at AWS_ENDPOINT_URL_DYNAMODB or, if that is not set, the embedded store
 * in DATA_DIR.
 */
export const withTenantFiles = async <T>(
  { isAws }: { isAws: boolean },
  work: (files: ReturnType<typeof createTenantFiles>) => Promise<T>,
): Promise<T> => {
  const { AWS_ENDPOINT_URL_DYNAMODB, DATA_DIR, TABLE_NAME } = process.env;
  const tableName = TABLE_NAME || defaultTableName;
  const isEmbedded = !isAws && !AWS_ENDPOINT_URL_DYNAMODB;
  const store = isEmbedded
    ? await startEmbeddedStore({ dataDir: resolve(DATA_DIR || '.data') })
    : null;
  if (store) Object.assign(process.env, store.env);
  try {
    if (!isAws) await ensureTable({ tableName });
    return await work(createTenantFiles({ tableName, now: Date.now }));
  } finally {
    await store?.stop();
  }
};

/** Prints a problem that the operator must fix. */
export const complain = (command: string, error: unknown): void => {
  console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
};
