import type { AdminCall, Writing } from '~/app/ports/deps';
import type { Company } from '~/domain/company/company';
import { ok, type Result } from '~/domain/shared/result';
import { renameTenant, type RenameError } from '~/domain/site/rename';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type RenameTenantError = RenameError | ChangeCompanyError;

/** Renames a company or one of its sites. Every site that shows the new name has both names in its log. */
export const renameCompanyOrSite = ({
  deps,
  access,
  input: { companyId, ...wanted },
}: AdminCall<
  Writing,
  { input: { companyId: string; siteId?: string | undefined; name: string } }
>): Promise<Result<Company, RenameTenantError>> =>
  changeCompany({
    deps,
    access,
    companyId,
    decide: (current) => {
      const decided = renameTenant(current, wanted);
      if (!decided.ok) return decided;
      if (!decided.value) return ok(null);
      const { company, site, from, to } = decided.value;
      const siteId = site?.siteId ?? null;
      return ok({
        company,
        site,
        from,
        act: { code: 'tenant-renamed', companyId, siteId, from, to },
      });
    },
    store: ({ company, site, from: formerName }, entry) =>
      site
        ? deps.stores.companies.renameSite(access.scope, site, entry)
        : deps.stores.companies.rename(access.scope, company, { formerName, entry }),
  });
