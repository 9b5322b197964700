import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { employeeIdInQuery, sentEmployeeId } from '~/app/components/login/employee-id';
import { ForgotPassword } from '~/app/components/login/forgot-password';
import { pageTitle } from '~/app/components/shell/product';
import { publicLoader } from '~/app/platform/guards.server';
import { findDriver } from '~/app/services/access/find-driver.server';
import { readLanding } from '~/app/services/portal/read-landing.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Reset your password') }];

export const loader = publicLoader(async ({ request, deps }) => {
  const employeeId = sentEmployeeId(employeeIdInQuery(new URL(request.url).searchParams) ?? '');
  const found = employeeId ? await findDriver({ deps, employeeId }) : null;
  // Known to several companies: nobody's contact is better than somebody else's.
  const match = found?.ok && found.value.length === 1 ? found.value[0] : undefined;
  const landing = match ? await readLanding({ deps, tenant: match }) : null;
  return {
    employeeId,
    siteName: landing?.site.name ?? null,
    contactEmail: landing?.contactEmail ?? '',
    backTo: employeeId ? `/driver-login?emplid=${encodeURIComponent(employeeId)}` : '/driver-login',
  };
});

export default function ResetPassword() {
  return <ForgotPassword {...useLoaderData<typeof loader>()} />;
}
