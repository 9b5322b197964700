import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LandingPage } from '~/app/components/landing/landing-page';
import { getLandingView } from '~/app/components/landing/landing-view';
import { titlePage } from '~/app/components/shell/product';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { activeKiosk } from '~/app/platform/guards/kiosk.server';
import { findRemembered, findRpId } from '~/app/platform/guards/own-device.server';
import { readLanding } from '~/app/services/selection/read-landing.server';
import { sitePath } from '~/domain/company/paths';
import { defaultTenant } from '~/domain/company/scope';
import { findEntry } from './find-entry.server';

export const meta = titlePage();

export const loader = publicLoader(async ({ request, context, deps }) => {
  const kiosk = await activeKiosk(request, context);
  if (kiosk) throw redirect(sitePath(kiosk));
  const landing = await readLanding({ deps, tenant: defaultTenant });
  if (!landing) throw new Response(null, { status: 404 });
  const remembered = await findRemembered(request, context);
  const rpId = await findRpId(request, context);
  return { ...getLandingView(landing, new URL(request.url).searchParams), remembered, rpId };
});

export const action = publicAction(({ request, sentForm, context }) =>
  findEntry({ request, sentForm, context }),
);

export default function Landing() {
  return (
    <LandingPage
      view={useLoaderData<typeof loader>()}
      problem={useActionData<typeof action>()}
      adminPortal="/admin-portal"
      isForCompanies
    />
  );
}
