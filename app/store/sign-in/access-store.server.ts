import type { AccessStore } from '~/app/ports/access';
import { fromAdminItem, fromCredentialItem } from '~/app/store/access/credential-item';
import { readAdmins } from '~/app/store/access/read-admins.server';
import type { Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { driverList, fromListItem } from '~/app/store/roster/roster-list';
import { companyKey } from '~/app/store/table/installation-keys';
import { adminKey, credentialKey, isTenant, listItemKey, siteKey } from '~/app/store/table/keys';
import { findCompany } from '~/app/store/tenancy/company-item';
import { findSite } from '~/app/store/tenancy/site-item';
import { adminCredentialSchema } from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { listUsernames } from '~/domain/people/account-email';

const usernameSchema = adminCredentialSchema.shape.username;

export const createAccessStore = (db: Db): AccessStore => {
  /** Site, company and the items of `keys`, in one call. Invalid tenant names find nothing. */
  const read = async (tenant: Tenant, keys: () => Key[]) => {
    if (!isTenant(tenant)) return { site: null, company: null, others: [] };
    const [site, company, ...others] = await getItems(db, [
      siteKey(tenant),
      companyKey(tenant.companyId),
      ...keys(),
    ]);
    return {
      site: findSite(site),
      company: findCompany(company),
      others,
    };
  };

  return {
    readDriver: async (tenant, employeeId) => {
      const isId = employeeIdSchema.safeParse(employeeId).success;
      const { others, ...access } = await read(tenant, () =>
        isId ? [listItemKey(tenant, 'DRIVER', employeeId), credentialKey(tenant, employeeId)] : [],
      );
      const [driver, credential] = others;
      return {
        ...access,
        driver: driver ? fromListItem(driverList, driver) : null,
        credential: credential ? fromCredentialItem(credential) : null,
      };
    },
    readAdmin: async (tenant, username) => {
      const isName = usernameSchema.safeParse(username).success;
      const { others, ...access } = await read(tenant, () =>
        isName ? [adminKey(tenant, username)] : [],
      );
      const [credential] = others;
      return { ...access, credential: credential ? fromAdminItem(credential) : null };
    },
    findUsernames: async (tenant, email) =>
      isTenant(tenant) ? listUsernames(await readAdmins(db, tenant), email) : [],
  };
};
