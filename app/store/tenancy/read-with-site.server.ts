import type { Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { companyKey } from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { fromCompanyItem } from './company-item';
import { fromSiteItem } from './site-item';

/** Reads an item of a site with the site and its company, in one round trip. */
export const readWithSite = async (db: Db, tenant: Tenant, key: Key) => {
  const keys = [siteKey(tenant), companyKey(tenant.companyId), key];
  const [site, company, item] = await getItems(db, keys);
  return {
    site: site ? fromSiteItem(site) : null,
    company: company ? fromCompanyItem(company) : null,
    item,
  };
};
