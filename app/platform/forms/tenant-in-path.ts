import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

/**
 * The site that a URL names, or a 404. Accepts small letters as well as capitals, because people may type the link
 * by hand.
 */
export const parseTenant = (params: Readonly<Record<string, string | undefined>>): Tenant => {
  const companyId = companyIdSchema.safeParse(params.companyId?.toUpperCase());
  const siteId = siteIdSchema.safeParse(params.siteId?.toUpperCase());
  if (!companyId.success || !siteId.success) throw new Response(null, { status: 404 });
  return { companyId: companyId.data, siteId: siteId.data };
};
