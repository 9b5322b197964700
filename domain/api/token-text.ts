import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

/** Begins every token, so that scanners of source code and logs recognize one that leaked. */
const prefix = 'jsel_';
/** In no ID and in no secret. */
const separator = '.';
const idPattern = /^[0-9A-Z]{26}$/;
const secretPattern = /^[\w-]{20,64}$/;

/** What the text of a token names. Nothing of it is proven before its digest was compared. */
export interface NamedToken {
  readonly tenant: Tenant;
  readonly id: string;
}

/** The text of a token: company, site, ID and secret, so that one read finds it. */
export const writeToken = ({ companyId, siteId }: Tenant, id: string, secret: string): string =>
  `${prefix}${[companyId, siteId, id, secret].join(separator)}`;

/** Null for a text that is no token. */
export const readToken = (text: string): NamedToken | null => {
  if (!text.startsWith(prefix) || text.length > 200) return null;
  const [companyId, siteId, id = '', secret = '', ...rest] = text
    .slice(prefix.length)
    .split(separator);
  const [company, site] = [companyIdSchema.safeParse(companyId), siteIdSchema.safeParse(siteId)];
  if (!company.success || !site.success || rest.length > 0) return null;
  if (!idPattern.test(id) || !secretPattern.test(secret)) return null;
  return { tenant: { companyId: company.data, siteId: site.data }, id };
};
