import { useSearchParams, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { findSamePage } from '~/app/components/frame/side-bar';
import { titlePage } from '~/app/components/shell/product';
import { SiteList } from '~/app/components/sites/site-list';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { enterSite } from '~/app/services/companies/enter-site.server';
import { readSites } from '~/app/services/companies/read-sites.server';

export const meta = titlePage(() => adminCopy.sites.title);

const enterForm = z.object({ siteId: z.string().max(5), from: z.string().max(300).default('') });

export const loader = companyAdminLoader(async ({ context, access, receivedAt: now }) => ({
  // Not the tenant's own, because the page shows all sites of the company.
  ...(await readSites({ deps: context.platform.deps, access, now })),
  companyName: access.company.name,
  currentId: access.scope.siteId,
}));

export const action = companyAdminAction(async ({ request, sentForm, context, access }) => {
  const { siteId, from } = await sentForm.parse(enterForm);
  const { sessions, deps } = context.platform;
  const entered = await enterSite({ deps, access, siteId });
  if (!entered.ok) return failure(entered.error);
  const { name, at } = entered.value;
  const reading = await sessions.read(request, 'admin');
  if (reading.status === 'valid') context.setCookie(await sessions.moveTo(reading.claims, at));
  return redirectWithSuccess(
    { context },
    findSamePage(access.role, from),
    serverCopy.sites.entered(name),
    serverCopy.sites.enteredText,
  );
});

/** Every site of the company with its week. A company admin goes on at one of them. */
export default function Sites() {
  const { sites, drivers, companyName, currentId } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <AdminPage
      title={adminCopy.sites.title}
      description={adminCopy.sites.intro(companyName, drivers)}
    >
      <ErrorAlert error={useActionError()} />
      <SiteList
        sites={sites}
        currentId={currentId}
        from={query.get('from') ?? ''}
        search={query.get('q') ?? ''}
      />
    </AdminPage>
  );
}
