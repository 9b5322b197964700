import { toPasskeyKey } from '~/app/store/access/passkey-item';
import type { Db, Item } from '~/app/store/dynamo/db';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import type { Key } from '~/app/store/dynamo/key-range';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { driverList } from '~/app/store/roster/roster-list';
import { codeKey, directoryKey } from '~/app/store/table/installation-keys';
import type { Tenant } from '~/domain/company/scope';
import { belongsTo, stillBelongsTo } from './own-entry';
import { readHash, readPasskeyIds } from './read-leads';

/** An entry elsewhere, to which only an item of a site leads. */
interface LinkedEntry {
  readonly entry: Item;
  /** The sort key of the item that leads to it. */
  readonly sk: string;
}

const listLinkedKeys = ({ companyId }: Tenant, item: Item): Key[] => {
  const prefix = `${driverList.name}#`;
  if (item.sk.startsWith(prefix)) return [directoryKey(item.sk.slice(prefix.length), companyId)];
  if (item.type === 'emailed-link') return readHash(item).map(codeKey);
  return item.type === 'credential' ? readPasskeyIds(item).map(toPasskeyKey) : [];
};

/** The entries of the directory, the passkeys and the emailed links to which only the items of a site lead. */
export const findLinked = async (
  db: Db,
  tenant: Tenant,
  items: readonly Item[],
): Promise<LinkedEntry[]> => {
  const links = items.flatMap((item) =>
    listLinkedKeys(tenant, item).map((key) => ({ key, sk: item.sk })),
  );
  const stored = await getItems(
    db,
    links.map(({ key }) => key),
  );
  return links.flatMap(({ sk }, index) => {
    const entry = stored[index];
    return entry && belongsTo(tenant, entry) ? [{ entry, sk }] : [];
  });
};

const atOnce = 10;

/**
 * Deletes linked entries, each only if it still belongs to the site: since they were read, another process may have deleted them,
 * and another site of the company may have got the driver. Safe to repeat.
 */
export const deleteLinked = async (
  db: Db,
  tenant: Tenant,
  linked: readonly LinkedEntry[],
): Promise<void> => {
  const condition = { if: stillBelongsTo(tenant), refused: 'moved' } as const;
  for (const some of inChunks(linked, atOnce))
    await Promise.all(some.map(({ entry }) => transact(db, [{ delete: entry, ...condition }])));
};
