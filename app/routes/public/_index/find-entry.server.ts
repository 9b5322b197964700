import { data, redirect } from '@remix-run/node';
import type { AccessProblem } from '~/app/components/landing/driver-access';
import { employeeIdProblem, sentEmployeeId } from '~/app/components/login/employee-id';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { SentForm } from '~/app/platform/forms/form.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { findDriver } from '~/app/services/access/find-driver.server';
import { sitePath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';

const loginPath = (employeeId: string, at?: Tenant): string => {
  const tenant = at && { c: at.companyId, s: at.siteId };
  return `/driver-login?${new URLSearchParams({ emplid: employeeId, ...tenant })}`;
};

/** Handles Continue on the landing page: redirects to the login of the driver's site, or returns what is wrong. */
export const findEntry = async ({
  request,
  sentForm,
  context,
  tenant,
}: {
  request: Request;
  sentForm: SentForm;
  context: RequestContext;
  tenant?: Tenant;
}) => {
  const employeeId = sentEmployeeId(String((await sentForm.fields()).employeeId ?? ''));
  const back = (problem: Omit<AccessProblem, 'employeeId'>, status: number) =>
    data<AccessProblem>({ employeeId, ...problem }, { status });
  const fieldError = employeeIdProblem(employeeId, 'landing');
  if (fieldError) return back({ fieldError }, 400);

  const origin = await attemptOrigin(request, context);
  const { deps } = context.platform;
  const found = await findDriver({ deps, employeeId, tenant, ...origin });
  if (found.ok) {
    const [match, ...others] = found.value;
    // If several companies know the ID, the login page asks for the facility.
    return redirect(loginPath(employeeId, others.length === 0 ? match : undefined), 303);
  }
  if (tenant && found.error.code === 'site-deactivated') return redirect(sitePath(tenant), 303);
  const { status, title, text } = getErrorMessage(found.error);
  if (found.error.code !== 'facility-not-found') return back({ refusal: { title, text } }, status);
  const toast = { title, description: text, kind: 'warning' } as const;
  return redirectWithToast({ context }, loginPath(employeeId, tenant), toast);
};
