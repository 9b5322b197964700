import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { AllowSupport } from '~/app/components/support/allow-support';
import { SupportState } from '~/app/components/support/support-state';
import { Card } from '~/app/components/ui/card';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { changeSupportAccess } from '~/app/services/companies/change-support-access.server';
import { isProtected } from '~/domain/company/company';
import { getSupportDeadline, supportHours } from '~/domain/company/support-access';

export const meta = titlePage(() => adminCopy.supportAccess.title);

export const loader = companyAdminLoader(async ({ access, receivedAt }) => ({
  isOwn: isProtected(access.company),
  until: getSupportDeadline(access, receivedAt),
}));

const supportForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('allow'), hours: z.coerce.number().pipe(z.literal(supportHours)) }),
  z.object({ intent: z.literal('stop') }),
]);

export const action = companyAdminAction(async ({ sentForm, context, access }) => {
  const form = await sentForm.parse(supportForm);
  const hours = form.intent === 'allow' ? form.hours : 0;
  // Not the tenant's own, because the company is more than one site.
  const { deps } = context.platform;
  const changed = await changeSupportAccess({ deps, access, hours });
  if (!changed.ok) return failure(changed.error);
  const { supportAccess } = serverCopy;
  return redirectWithSuccess(
    { context },
    '/admin/support-access',
    hours > 0 ? supportAccess.allowed : supportAccess.ended,
    hours > 0 ? supportAccess.allowedText : supportAccess.endedText,
  );
});

/** Where a company admin lets support in for a time. */
export default function SupportAccess() {
  const { isOwn, until } = useLoaderData<typeof loader>();
  const { supportAccess } = adminCopy;
  return (
    <AdminPage title={supportAccess.title} description={supportAccess.intro}>
      <ErrorAlert error={useActionError()} />
      <SupportState isOwn={isOwn} until={until} />
      {!isOwn && (
        <Card title={supportAccess.allow} description={supportAccess.told}>
          <AllowSupport isAllowed={until !== null} />
        </Card>
      )}
    </AdminPage>
  );
}
