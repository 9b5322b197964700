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

/** As many IDs are looked up at once as one call reads. */
const few = 100;

/**
 * The IDs that may be taken elsewhere. In a company that has never had another site, these are those of drivers who are erased
 * and the numbers that stand for them, so that a list of thousands is not looked up ID by ID.
 */
const findDoubtful = async (
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
    const doubtful = await findDoubtful(db, scope, employeeIds);
    const entries = await getItems(
      db,
      doubtful.map((employeeId) => directoryKey(employeeId, scope.companyId)),
    );
    const taken = doubtful.flatMap((employeeId, index) => {
      const entry = entries[index];
      const tenant = entry ? fromDirectoryItem(entry) : null;
      return tenant && tenant.siteId !== scope.siteId ? [[employeeId, tenant] as const] : [];
    });
    return new Map(taken);
  },
});
