import { redirect } from '@remix-run/node';
import {
  employeeIdInQuery,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import type { Deps } from '~/app/ports/deps';
import { findDriver } from '~/app/services/access/find-driver.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { sitePath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';

/** Decides which step of the login a URL leads to. A kiosk finds only drivers of its own site. */
export const readStep = async ({
  deps,
  query,
  origin,
  kiosk,
}: {
  deps: Deps;
  query: URLSearchParams;
  origin: AttemptOrigin;
  kiosk: Tenant | null;
}) => {
  const given = employeeIdInQuery(query);
  const employeeId = sentEmployeeId(given ?? '');
  const error = given === null ? null : employeeIdProblem(employeeId, 'login');
  if (given === null || error) return { step: 'ask', employeeId, error } as const;

  const tenant = kiosk ?? tenantInQuery(query) ?? undefined;
  const found = await findDriver({ deps, employeeId, ...origin, tenant, kiosk });
  if (!found.ok) {
    if (tenant && found.error.code === 'site-deactivated') throw redirect(sitePath(tenant));
    const { status, text } = getErrorMessage(found.error);
    const detail = found.error.code === 'employee-not-found' ? null : text;
    return { step: 'unknown', employeeId, detail, status } as const;
  }
  const [facility] = found.value;
  if (facility && found.value.length === 1)
    return { step: 'confirm', employeeId, facility } as const;
  return { step: 'choose', employeeId, facilities: found.value } as const;
};
