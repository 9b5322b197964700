import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

const tenantSchema = z.object({ companyId: companyIdSchema, siteId: siteIdSchema });

/** The site in the query parameters `c` and `s`; null unless both are well-formed. */
export const tenantInQuery = (query: URLSearchParams): Tenant | null =>
  tenantSchema.safeParse({ companyId: query.get('c'), siteId: query.get('s') }).data ?? null;

/** The query of a login page: the employee ID, and the site if it is known. */
export const loginQuery = (employeeId: string, tenant: Tenant | null): URLSearchParams =>
  new URLSearchParams({
    emplid: employeeId,
    ...(tenant && { c: tenant.companyId, s: tenant.siteId }),
  });
