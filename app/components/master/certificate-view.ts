import { adminCopy } from '~/app/copy/copy';

export interface NamedTenant {
  readonly companyId: string;
  /** Null for a company with all its sites. */
  readonly siteId: string | null;
}

export const nameErased = ({ companyId, siteId }: NamedTenant): string =>
  siteId === null
    ? adminCopy.tenantErasure.company(companyId)
    : adminCopy.tenantErasure.site(siteId, companyId);

/** The URL of the certificate, as a page to print or as JSON. */
export const certificatePath = ({ companyId, siteId }: NamedTenant, isJson = false): string => {
  const params = { company: companyId, ...(siteId !== null && { site: siteId }) };
  return `/admin/master/certificate${isJson ? '/json' : ''}?${new URLSearchParams(params)}`;
};
