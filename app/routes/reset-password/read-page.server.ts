import {
  employeeIdInQuery,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { loginQuery, tenantInQuery } from '~/app/platform/tenant-in-query';
import { findDriver } from '~/app/services/access/find-driver.server';
import { readResetHelp } from '~/app/services/access/read-reset-help.server';
import type { Deps } from '~/app/services/deps';
import { defaultTenant, type Tenant } from '~/domain/tenancy/scope';

/**
 * What the page for a forgotten password shows. An id that nobody has gets the same form; it only names
 * no site and no contact. Whether a driver has set questions is never told. A kiosk serves its own site.
 */
export const readPage = async ({
  deps,
  query,
  address,
  kiosk,
}: {
  deps: Deps;
  query: URLSearchParams;
  address: string;
  kiosk: Tenant | null;
}) => {
  const given = sentEmployeeId(employeeIdInQuery(query) ?? '');
  const employeeId = employeeIdProblem(given, 'login') ? '' : given;
  const tenant = kiosk ?? tenantInQuery(query);
  const found = employeeId
    ? await findDriver({ deps, employeeId, address, tenant: tenant ?? undefined })
    : null;
  const facilities = (found?.ok ? found.value : []).map(
    ({ companyId, siteId, companyName, siteName }) => ({
      companyId,
      siteId,
      companyName,
      siteName,
    }),
  );
  const [known = null, ...others] = facilities;
  const match = others.length > 0 ? null : known;
  const at = match && { companyId: match.companyId, siteId: match.siteId };
  const help = await readResetHelp({ deps, tenant: at ?? tenant ?? defaultTenant });
  const allowsQuestions = help?.allowsQuestions ?? false;
  const own = loginQuery(employeeId, tenant);
  return {
    employeeId,
    tenant: at ?? tenant,
    facilities,
    siteName: match && help ? help.siteName : null,
    requiresPassword: match !== null && (help?.requiresPassword ?? false),
    contactEmail: match && help ? help.contactEmail : '',
    by: allowsQuestions && query.get('by') === 'questions' ? 'questions' : 'code',
    otherWay: allowsQuestions ? `/reset-password?${own}` : null,
    backTo: employeeId ? `/driver-login?${own}` : '/driver-login',
  } as const;
};
