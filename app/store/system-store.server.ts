import type { SystemStore } from '~/app/services/tenancy/ports';
import { firstTenantDefaults, tenantDefaultsSchema } from '~/domain/tenancy/new-tenant';
import type { Db } from './dynamo/db';
import { queryAll } from './dynamo/query-all.server';
import { readItem } from './dynamo/read-item';
import { getItem } from './dynamo/single.server';
import { systemDefaultsKey, totalsRange } from './keys';
import { sumTotals } from './totals-item';

export const createSystemStore = (db: Db): SystemStore => ({
  newCompanyDefaults: async () => {
    const item = await getItem(db, systemDefaultsKey());
    return item ? readItem('tenant-defaults', tenantDefaultsSchema, item) : firstTenantDefaults;
  },
  totals: async () => sumTotals(await queryAll(db, totalsRange())),
});
