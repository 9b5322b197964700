import type { DirectoryStore } from '~/app/ports/access';
import { fromDirectoryItem } from '~/app/store/access/directory-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { fromErasureItem } from '~/app/store/erasure/erasure-item';
import {
  companyErasuresKey,
  companyKey,
  directoryKey,
  directoryRange,
} from '~/app/store/table/installation-keys';
import { erasureRange } from '~/app/store/table/keys';
import { fromCompanyErasuresItem } from '~/app/store/tenancy/company-erasures-item';
import { findCompany } from '~/app/store/tenancy/company-item';
import type { Tenant } from '~/domain/company/scope';

/** So many IDs are read in one call. */
const few = 100;

/**
 * The IDs that need a look. Where a company has one site and erased none, only its own erasures hold IDs back: those of drivers
 * who are being erased, and the numbers that stand for erased ones. So a list of thousands is not looked up ID by ID. A site
 * that is being moved into the company counts once it can be seen.
 */
const listToAsk = async (
  db: Db,
  { companyId, siteId }: Tenant,
  employeeIds: readonly string[],
): Promise<readonly string[]> => {
  if (employeeIds.length <= few) return employeeIds;
  const [companyItem, erasuresItem] = await getItems(db, [
    companyKey(companyId),
    companyErasuresKey(companyId),
  ]);
  const company = findCompany(companyItem);
  const { erasedSiteIds } = fromCompanyErasuresItem(erasuresItem);
  const isAlone = company?.siteIds.join() === siteId && erasedSiteIds.length === 0;
  if (!isAlone) return employeeIds;
  const erased = (await queryAll(db, erasureRange({ companyId, siteId }))).map(fromErasureItem);
  const kept = new Set(
    erased.flatMap(({ number, left }) => (left ? [number, left.employeeId] : [number])),
  );
  return employeeIds.filter((employeeId) => kept.has(employeeId));
};

export const createDirectoryStore = (db: Db): DirectoryStore => ({
  find: async (employeeId) =>
    (await queryAll(db, directoryRange(employeeId))).map(fromDirectoryItem),
  takenElsewhere: async (scope, employeeIds) => {
    const asked = await listToAsk(db, scope, employeeIds);
    const entries = await getItems(
      db,
      asked.map((employeeId) => directoryKey(employeeId, scope.companyId)),
    );
    const taken = asked.flatMap((employeeId, index) => {
      const entry = entries[index];
      const tenant = entry ? fromDirectoryItem(entry) : null;
      return tenant && tenant.siteId !== scope.siteId ? [[employeeId, tenant] as const] : [];
    });
    return new Map(taken);
  },
});
