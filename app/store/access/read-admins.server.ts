import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { adminRange } from '~/app/store/table/keys';
import type { AdminCredential } from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';
import { fromAdminItem } from './credential-item';

/** The administrators of a site, without those whose role only a newer version knows. */
export const readAdmins = async (db: Db, tenant: Tenant): Promise<AdminCredential[]> =>
  (await queryAll(db, adminRange(tenant))).flatMap((item) => fromAdminItem(item) ?? []);
