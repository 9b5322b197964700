import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LandingPage } from '~/app/components/landing/landing-page';
import { getLandingView } from '~/app/components/landing/landing-view';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { findEntry } from '~/app/routes/_index/find-entry.server';
import { readLanding } from '~/app/services/selection/read-landing.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view && `${view.company.name}, ${view.site.name}`) },
  unlisted,
];

/** Accepts small letters as well as capitals, because people may type the link by hand. */
const parseTenant = (params: Readonly<Record<string, string | undefined>>): Tenant => {
  const companyId = companyIdSchema.safeParse(params.companyId?.toUpperCase());
  const siteId = siteIdSchema.safeParse(params.siteId?.toUpperCase());
  if (!companyId.success || !siteId.success) throw new Response(null, { status: 404 });
  return { companyId: companyId.data, siteId: siteId.data };
};

export const loader = publicLoader(async ({ request, params, deps }) => {
  const landing = await readLanding({ deps, tenant: parseTenant(params) });
  if (!landing) throw new Response(null, { status: 404 });
  return getLandingView(landing, new URL(request.url).searchParams);
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
