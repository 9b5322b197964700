import type { Tenant } from '~/domain/company/scope';
import type { Db, Item } from '~/app/store/dynamo/db';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import { transact } from '~/app/store/dynamo/transact.server';
import { stillBelongsTo } from './own-entry';

const atOnce = 10;

/**
 * Deletes entries of the directory, passkeys and emailed links, each only if it still belongs to the site: since they were read, another
 * process may have deleted them, and another site of the company may have got the driver. Safe to repeat.
 */
export const deleteLinked = async (
  db: Db,
  tenant: Tenant,
  items: readonly Item[],
): Promise<void> => {
  const condition = { if: stillBelongsTo(tenant), refused: 'moved' } as const;
  for (const some of inChunks(items, atOnce))
    await Promise.all(some.map((item) => transact(db, [{ delete: item, ...condition }])));
};
