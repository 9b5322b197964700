import * as z from 'zod';
import type { CompanyAdmins } from '~/app/ports/people';
import { hasVersion, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { companyAdminsKey } from '~/app/store/table/installation-keys';
import { siteIdSchema } from '~/domain/company/company-schema';

const type = 'company-admins';
const schema = z.object({
  version: z.int(),
  accounts: z.array(z.object({ siteId: siteIdSchema, username: z.string() })),
});

export const toCompanyAdminsItem = (companyId: string, admins: CompanyAdmins): Item => ({
  ...companyAdminsKey(companyId),
  type,
  ...admins,
});

/** A company that has had no such administrator has no item, which counts as version 0. */
export const fromCompanyAdminsItem = (item: Record<string, unknown> | undefined): CompanyAdmins =>
  item ? readItem(type, schema, item) : { version: 0, accounts: [] };

/** Stores the next version of the list, or if `accounts` are those that were read, requires that nobody changed them. */
export const companyAdminsStep = (
  companyId: string,
  read: CompanyAdmins,
  accounts: CompanyAdmins['accounts'],
) => {
  const isUnchanged = hasVersion(read.version);
  return accounts === read.accounts
    ? { check: companyAdminsKey(companyId), if: isUnchanged }
    : {
        put: toCompanyAdminsItem(companyId, { version: read.version + 1, accounts }),
        if: isUnchanged,
      };
};
