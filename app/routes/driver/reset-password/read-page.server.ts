import { redirect } from '@remix-run/node';
import {
  employeeIdInQuery,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { loginQuery, tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import type { Deps } from '~/app/ports/deps';
import { readResetHelp } from '~/app/services/passwords/read-reset-help.server';
import { readDeactivated } from '~/app/services/selection/read-deactivated.server';
import { sitePath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';

/** Shows that the site is deactivated instead of a form that would refuse every code. */
export const leaveDeactivated = async (deps: Deps, tenant: Tenant | null): Promise<void> => {
  if (tenant && (await readDeactivated({ deps, tenant }))) throw redirect(sitePath(tenant), 303);
};

/**
 * The data of the page for a forgotten password, which does not reveal whether the ID exists. The site and its contact
 * are those of the kiosk or of the site named in the URL. The login page adds the driver's site to that URL.
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
  if (!help) await leaveDeactivated(deps, tenant);
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
