import { data, redirect, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { ChooseFacility } from '~/app/components/login/choose-facility';
import {
  employeeIdInQuery,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { ForgotPassword } from '~/app/components/login/forgot-password';
import { LoginFrame } from '~/app/components/login/login-frame';
import { RedeemCodeForm } from '~/app/components/login/redeem-code-form';
import { pageTitle } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { failure, parseForm } from '~/app/platform/form.server';
import { publicAction, publicLoader } from '~/app/platform/guards.server';
import { loginQuery, tenantInQuery } from '~/app/platform/tenant-in-query';
import { findDriver } from '~/app/services/access/find-driver.server';
import { redeemResetCode } from '~/app/services/access/redeem-reset-code.server';
import { readLanding } from '~/app/services/portal/read-landing.server';
import { companyIdSchema } from '~/domain/tenancy/company';
import { siteIdSchema } from '~/domain/tenancy/site';

export const meta: MetaFunction = () => [{ title: pageTitle('Reset your password') }];

const none = { tenant: null, siteName: null, contactEmail: '', facilities: [] };

/** An id that nobody has gets the same form; it only names no site and no contact. */
export const loader = publicLoader(async ({ request, context, deps }) => {
  const query = new URL(request.url).searchParams;
  const given = sentEmployeeId(employeeIdInQuery(query) ?? '');
  const employeeId = employeeIdProblem(given, 'login') ? '' : given;
  if (!employeeId) return { ...none, employeeId, backTo: '/driver-login' };
  const tenant = tenantInQuery(query);
  const found = await findDriver({
    deps,
    employeeId,
    address: context.clientAddress,
    tenant: tenant ?? undefined,
  });
  const matches = found.ok ? found.value : [];
  const backTo = `/driver-login?${loginQuery(employeeId, tenant)}`;
  const facilities = matches.map(({ companyId, siteId, companyName, siteName }) => ({
    companyId,
    siteId,
    companyName,
    siteName,
  }));
  const [match] = matches;
  if (!match || matches.length > 1) return { ...none, facilities, employeeId, tenant, backTo };
  const landing = await readLanding({ deps, tenant: match });
  return {
    employeeId,
    tenant: { companyId: match.companyId, siteId: match.siteId },
    siteName: landing?.site.name ?? null,
    contactEmail: landing?.contactEmail ?? '',
    facilities,
    backTo,
  };
});

const redeemForm = z.object({
  employeeId: z.string().max(100).transform(sentEmployeeId),
  companyId: companyIdSchema.optional(),
  siteId: siteIdSchema.optional(),
  code: z.string().max(100),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});

export const action = publicAction(async ({ request, context, deps }) => {
  const { companyId, siteId, ...input } = await parseForm(request, redeemForm);
  const { employeeId } = input;
  const text = employeeIdProblem(employeeId, 'login');
  if (text) {
    const error = { code: 'invalid-employee-id', title: 'Invalid Employee ID', text } as const;
    return data({ error }, { status: 400 });
  }
  const tenant = companyId && siteId ? { companyId, siteId } : null;
  const address = context.clientAddress;
  const set = await redeemResetCode({ deps, tenant, input, address });
  if (!set.ok) {
    if (set.error.code !== 'facility-open') return failure(set.error);
    return redirect(`/reset-password?${loginQuery(employeeId, null)}`, 303);
  }
  // Whoever held a session here under the old password has to sign in too.
  context.setCookie(context.platform.sessions.end('driver'));
  return redirect(`/driver-login?${loginQuery(employeeId, tenant)}&reset=ok`, 303);
});

export default function ResetPassword() {
  const { facilities, backTo, ...page } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const { employeeId, tenant } = page;
  if (facilities.length > 1)
    return <ChooseFacility {...{ employeeId, facilities }} next={null} path="/reset-password" />;
  return (
    <LoginFrame
      title="Reset your password"
      text="Set a password with the one-time code that your administrator gave you."
    >
      <RedeemCodeForm key={employeeId} {...{ employeeId, tenant, error }} />
      <ForgotPassword {...page} />
      <LinkButton to={backTo} size="lg">
        Back to login
      </LinkButton>
    </LoginFrame>
  );
}
