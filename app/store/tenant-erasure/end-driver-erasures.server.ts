import type { Tenant } from '~/domain/company/scope';
import { isMissing, type Db, type Item } from '~/app/store/dynamo/db';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { isReservedFor } from '~/app/store/erasure/reserved-id';
import { directoryKey } from '~/app/store/table/installation-keys';
import { erasureKey } from '~/app/store/table/keys';
import { belongsTo, stillBelongsTo } from './own-entry';
import { readErasedId } from './read-leads';

/**
 * Deletes the erasures of drivers, each with the entries that keep its number and the driver's ID from being used, in one
 * transaction: a sweep that continues the erasure at the same time could put the entry back. Entries that belong to another site
 * or to another erasure stay. What was refused is found again.
 */
export const endDriverErasures = async (
  db: Db,
  tenant: Tenant,
  items: readonly Item[],
): Promise<void> => {
  for (const item of items) {
    const number = item.sk.slice(erasureKey(tenant, '').sk.length);
    const employeeId = readErasedId(item);
    const keys = [number, ...(employeeId === null ? [] : [employeeId])].map((id) =>
      directoryKey(id, tenant.companyId),
    );
    const stored = await getItems(db, keys);
    const steps = keys.flatMap((key, index): Step<'changed'>[] => {
      const entry = stored[index];
      if (!entry) return [{ check: key, if: isMissing, refused: 'changed' }];
      if (entry.number === number)
        return [{ delete: key, if: isReservedFor(number), refused: 'changed' }];
      return belongsTo(tenant, entry)
        ? [{ delete: key, if: stillBelongsTo(tenant), refused: 'changed' }]
        : [];
    });
    await transact(db, [{ delete: item }, ...steps]);
  }
};
