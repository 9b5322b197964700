import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LandingPage } from '~/app/components/landing/landing-page';
import { getLandingView } from '~/app/components/landing/landing-view';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { parseTenant } from '~/app/platform/forms/tenant-in-path';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { findRemembered, findRpId } from '~/app/platform/guards/own-device.server';
import { findEntry } from '~/app/routes/_index/find-entry.server';
import { readLanding } from '~/app/services/selection/read-landing.server';

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view && `${view.company.name}, ${view.site.name}`) },
  unlisted,
];

export const loader = publicLoader(async ({ request, context, params, deps }) => {
  const tenant = parseTenant(params);
  const landing = await readLanding({ deps, tenant });
  if (!landing) throw new Response(null, { status: 404 });
  const remembered = await findRemembered(request, context, { at: tenant });
  const rpId = await findRpId(request, context);
  return { ...getLandingView(landing, new URL(request.url).searchParams), remembered, rpId };
});

export const action = publicAction(async ({ request, sentForm, params, context }) =>
  findEntry({ request, sentForm, context, tenant: parseTenant(params) }),
);

export default function TenantLanding() {
  const view = useLoaderData<typeof loader>();
  const tenant = new URLSearchParams({ c: view.company.companyId, s: view.site.siteId });
  return (
    <LandingPage
      view={view}
      problem={useActionData<typeof action>()}
      adminPortal={`/admin-portal?${tenant}`}
    />
  );
}
