import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { useActionError } from '~/app/components/admin/use-action-error';
import { DenyDialog } from '~/app/components/registration/deny-dialog';
import { PendingList } from '~/app/components/registration/pending-list';
import { ProcessedTable } from '~/app/components/registration/processed-table';
import { readRequestsAddress, requestsHref } from '~/app/components/registration/requests-query';
import { pageTitle } from '~/app/components/shell/product';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failure } from '~/app/platform/forms/form.server';
import { masterAction, masterLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { readRequests } from '~/app/services/registration/read-requests.server';
import { decisionForm } from './request-forms.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.master.requestsTitle) }];

const readAddress = (request: Request) => readRequestsAddress(new URL(request.url).searchParams);

export const loader = masterLoader(async ({ request, deps, access }) => {
  const address = readAddress(request);
  const toDeny = new URL(request.url).searchParams.get('deny');
  const { page, pending, processed, ...lists } = await readRequests({
    deps,
    query: { ...address, toDeny },
  });
  const { timeZone } = access.site;
  return {
    ...lists,
    timeZone,
    address: { ...address, page },
    pending: pending.map(({ named, ...one }) => ({
      ...one,
      companyId: named.ok ? named.value.companyId : null,
      obstacle: named.ok ? null : getErrorMessage(named.error).title,
    })),
    processed,
  };
});

export const action = masterAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(decisionForm);
  const { requestId } = form;
  const decided =
    form.intent === 'approve'
      ? describeSuccess(
          await context.approveRegistration({ requestId, approvedBy: access.username }),
          ({ companyName, companyId, siteId, contactEmail }) => [
            serverCopy.master.requestApproved,
            serverCopy.master.requestApprovedText(companyName, companyId, siteId, contactEmail),
          ],
        )
      : describeSuccess(
          await denyRegistration({ deps, scope: access.scope, input: form }),
          ({ companyName }) => [
            serverCopy.master.requestDenied,
            serverCopy.master.requestDeniedText(companyName),
          ],
        );
  if (!decided.ok) return failure(decided.error);
  return redirectWithToast({ context }, requestsHref(readAddress(request)), decided.value);
});

export default function RegistrationRequests() {
  const { address, ...lists } = useLoaderData<typeof loader>();
  const error = useActionError();
  return (
    <>
      <ErrorAlert error={lists.toDeny ? undefined : error} />
      <PendingList
        requests={lists.pending}
        timeZone={lists.timeZone}
        count={lists.pendingCount}
        pages={lists.pages}
        address={address}
      />
      <ProcessedTable
        requests={lists.processed}
        timeZone={lists.timeZone}
        next={lists.next}
        address={address}
      />
      {lists.toDeny && (
        <DenyDialog
          key={lists.toDeny.id}
          request={lists.toDeny}
          error={error}
          closeTo={requestsHref(address)}
        />
      )}
    </>
  );
}
