import type { DirectoryStore } from '~/app/ports/access';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { directoryKey, directoryRange } from '~/app/store/table/installation-keys';
import { fromDirectoryItem } from './directory-item';

export const createDirectoryStore = (db: Db): DirectoryStore => ({
  find: async (employeeId) =>
    (await queryAll(db, directoryRange(employeeId))).map(fromDirectoryItem),
  takenElsewhere: async (scope, employeeIds) => {
    const entries = await getItems(
      db,
      employeeIds.map((employeeId) => directoryKey(employeeId, scope.companyId)),
    );
    const taken = employeeIds.flatMap((employeeId, index) => {
      const entry = entries[index];
      const tenant = entry ? fromDirectoryItem(entry) : null;
      return tenant && tenant.siteId !== scope.siteId ? [[employeeId, tenant] as const] : [];
    });
    return new Map(taken);
  },
});
