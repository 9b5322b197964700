import { fail, ok, type Result } from '~/domain/shared/result';
import { companyIdSchema } from '~/domain/company/company-schema';
import { defaultTenant, type Tenant } from '~/domain/company/scope';

const maxLength = 40;

/** The name reduced to uppercase letters and digits. `Café 24` gives `CAFE24`; `***` gives nothing. */
export const toCompanyId = (name: string): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, maxLength);

export type NameRefusal =
  | { readonly code: 'company-id-empty'; readonly companyName: string }
  | { readonly code: 'company-id-reserved'; readonly companyId: string }
  | { readonly code: 'site-code-reserved'; readonly siteId: string };

/** The tenant that an approval would create, or why it cannot. The built-in tenant's names are reserved. */
export const toRequestedTenant = ({
  companyName,
  siteCode,
}: {
  companyName: string;
  siteCode: string;
}): Result<Tenant, NameRefusal> => {
  const companyId = toCompanyId(companyName);
  if (!companyIdSchema.safeParse(companyId).success)
    return fail({ code: 'company-id-empty', companyName });
  if (companyId === defaultTenant.companyId)
    return fail({ code: 'company-id-reserved', companyId });
  if (siteCode === defaultTenant.siteId)
    return fail({ code: 'site-code-reserved', siteId: siteCode });
  return ok({ companyId, siteId: siteCode });
};
