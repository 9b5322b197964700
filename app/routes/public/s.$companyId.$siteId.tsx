import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DeactivatedPage } from '~/app/components/landing/deactivated-page';
import { LandingPage } from '~/app/components/landing/landing-page';
import { getLandingView } from '~/app/components/landing/landing-view';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { parseTenant } from '~/app/platform/forms/tenant-in-path';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { findRemembered, findRpId } from '~/app/platform/guards/own-device.server';
import { findEntry } from '~/app/routes/public/_index/find-entry.server';
import { readDeactivated } from '~/app/services/selection/read-deactivated.server';
import { readLanding } from '~/app/services/selection/read-landing.server';

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view && `${view.company.name}, ${view.site.name}`) },
  unlisted,
];

export const loader = publicLoader(async ({ request, context, params, deps }) => {
  const tenant = parseTenant(params);
  const landing = await readLanding({ deps, tenant });
  if (!landing) {
    const deactivated = await readDeactivated({ deps, tenant });
    if (!deactivated) throw new Response(null, { status: 404 });
    return data({ kind: 'deactivated', ...deactivated } as const, { status: 403 });
  }
  const remembered = await findRemembered(request, context, { at: tenant });
  const rpId = await findRpId(request, context);
  const view = getLandingView(landing, new URL(request.url).searchParams);
  return data({ kind: 'landing', ...view, remembered, rpId } as const);
});

export const action = publicAction(async ({ request, sentForm, params, context }) =>
  findEntry({ request, sentForm, context, tenant: parseTenant(params) }),
);

export default function TenantLanding() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  if (view.kind === 'deactivated') return <DeactivatedPage {...view} />;
  const tenant = new URLSearchParams({ c: view.company.companyId, s: view.site.siteId });
  return <LandingPage view={view} problem={problem} adminPortal={`/admin-portal?${tenant}`} />;
}
