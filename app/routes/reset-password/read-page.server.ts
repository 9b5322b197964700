import {
  employeeIdInQuery,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { loginQuery, tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import { readResetHelp } from '~/app/services/passwords/read-reset-help.server';
import type { Deps } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';

/**
 * What the page for a forgotten password shows: the same whoever has the ID. The site and its contact are
 * those of the address or of the kiosk, which the login page puts there once it knows the driver.
 */
export const readPage = async ({
  deps,
  query,
  kiosk,
}: {
  deps: Deps;
  query: URLSearchParams;
  kiosk: Tenant | null;
}) => {
  const given = sentEmployeeId(employeeIdInQuery(query) ?? '');
  const employeeId = employeeIdProblem(given, 'login') ? '' : given;
  const tenant = kiosk ?? tenantInQuery(query);
  const help = tenant && (await readResetHelp({ deps, tenant }));
  const allowsQuestions = help?.allowsQuestions ?? false;
  const own = loginQuery(employeeId, tenant);
  return {
    employeeId,
    tenant,
    siteName: help?.siteName ?? null,
    requiresPassword: help?.requiresPassword ?? false,
    contactEmail: help?.contactEmail ?? '',
    by: allowsQuestions && query.get('by') === 'questions' ? 'questions' : 'code',
    otherWay: allowsQuestions ? `/reset-password?${own}` : null,
    backTo: employeeId ? `/driver-login?${own}` : '/driver-login',
  } as const;
};
