import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { logoPagePath } from '~/app/components/address/page-paths';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { PresentLogo } from '~/app/components/logo/present-logo';
import { RemoveLogoDialog } from '~/app/components/logo/remove-logo-dialog';
import { UploadLogo } from '~/app/components/logo/upload-logo';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { removeLogo, setLogo } from '~/app/services/companies/change-logo.server';
import { showLogo } from '~/domain/logo/logo';
import { getPersonName } from '~/domain/people/person';

export const meta = titlePage(() => adminCopy.logo.title);

export const loader = companyAdminLoader(async ({ request, access: { company } }) => ({
  logo: showLogo(company) ?? null,
  dialog: new URL(request.url).searchParams.get('dialog'),
}));

const logoForm = z.discriminatedUnion('intent', [
  // An empty file, which browsers send if none was chosen, is refused like any other that is no image.
  z.object({ intent: z.literal('upload'), file: z.instanceof(File) }),
  z.object({ intent: z.literal('remove') }),
]);

export const action = companyAdminAction(async ({ sentForm, context, access }) => {
  const form = await sentForm.parse(logoForm);
  // Not the tenant's own, because the company is more than one site.
  const { deps } = context.platform;
  const { companyId } = access.scope;
  const changed =
    form.intent === 'upload'
      ? await setLogo({ deps, access, bytes: new Uint8Array(await form.file.arrayBuffer()) })
      : await removeLogo({ deps, access, companyId, by: getPersonName(access) });
  const done = describeSuccess(changed, ({ name }) =>
    form.intent === 'upload'
      ? [serverCopy.logo.saved, serverCopy.logo.savedText]
      : [serverCopy.logo.removed, serverCopy.logo.removedText(name)],
  );
  return done.ok ? redirectWithToast({ context }, logoPagePath, done.value) : failure(done.error);
});

/** The logo that a company shows on its own pages. */
export default function CompanyLogoPage() {
  const { logo, dialog } = useLoaderData<typeof loader>();
  const error = useActionError();
  const isRemoving = logo !== null && dialog === 'remove';
  return (
    <AdminPage title={adminCopy.logo.title} description={adminCopy.logo.intro}>
      <PresentLogo logo={logo} />
      <UploadLogo key={logo?.src} hasLogo={logo !== null} error={isRemoving ? undefined : error} />
      {isRemoving && <RemoveLogoDialog logo={logo} error={error} />}
    </AdminPage>
  );
}
