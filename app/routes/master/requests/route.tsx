import { useActionData, useLoaderData } from '@remix-run/react';
import type * as z from 'zod';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { ApproveDialog } from '~/app/components/registration/approve-dialog';
import { DenyDialog } from '~/app/components/registration/deny-dialog';
import { EraseApplicantDialog } from '~/app/components/registration/erase-applicant-dialog';
import { PendingList } from '~/app/components/registration/pending-list';
import { ProcessedTable } from '~/app/components/registration/processed-table';
import { readRequestsAddress, requestsHref } from '~/app/components/registration/requests-query';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { listZones } from '~/app/copy/zone-list';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failureWith } from '~/app/platform/forms/form.server';
import { masterAction, masterLoader, type AdminArgs } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { eraseApplicant } from '~/app/services/registration/erase-applicant.server';
import { readRequests } from '~/app/services/registration/read-requests.server';
import { decisionForm, showRefusedTerms, toTerms } from './request-forms.server';

export const meta = titlePage(() => adminCopy.master.requestsTitle);

/** The dialogs of a request, each named by the query field that opens it. */
const dialogs = ['approve', 'deny', 'erase'] as const;

const readAddress = (request: Request) => readRequestsAddress(new URL(request.url).searchParams);

export const loader = masterLoader(async ({ request, deps, access }) => {
  const address = readAddress(request);
  const params = new URL(request.url).searchParams;
  const dialog = dialogs.find((one) => params.has(one)) ?? 'deny';
  const { page, pending, processed, ...lists } = await readRequests({
    deps,
    query: { ...address, dialog, opened: params.get(dialog) },
  });
  const { timeZone } = access.site;
  return {
    ...lists,
    timeZone,
    email: access.email ?? null,
    address: { ...address, page },
    dialog,
    timeZones: lists.opened && dialog === 'approve' ? listZones() : [],
    pending: pending.map(({ terms, ...one }) => ({
      ...one,
      companyId: terms.ok ? terms.value.companyId : null,
      obstacle: terms.ok ? null : getErrorMessage(terms.error).title,
    })),
    processed,
  };
});

/** Does what the form asks for, and says what to report. */
const decide = async (
  form: z.infer<typeof decisionForm>,
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
) => {
  const { requestId } = form;
  switch (form.intent) {
    case 'erase':
      return describeSuccess(await eraseApplicant({ deps, access, input: form }), () => [
        serverCopy.master.applicantErased,
        serverCopy.master.applicantErasedText(requestId),
      ]);
    case 'deny':
      return describeSuccess(
        await denyRegistration({ deps, scope: access.scope, input: form }),
        ({ companyName }) => [
          serverCopy.master.requestDenied,
          serverCopy.master.requestDeniedText(companyName),
        ],
      );
    default:
      return describeSuccess(
        await context.approveRegistration({
          requestId,
          approvedBy: access.username,
          terms: form.intent === 'approve-terms' ? toTerms(form) : undefined,
        }),
        ({ companyName, companyId, siteId, contactEmail }) => [
          serverCopy.master.requestApproved,
          serverCopy.master.requestApprovedText(companyName, companyId, siteId, contactEmail),
        ],
      );
  }
};

export const action = masterAction(async ({ request, sentForm, ...args }) => {
  const form = await sentForm.parse(decisionForm);
  const decided = await decide(form, args);
  if (!decided.ok) {
    const { error } = decided;
    const refused = form.intent === 'approve-terms' ? showRefusedTerms(form, error) : undefined;
    return failureWith(error, { refused });
  }
  return redirectWithToast(args, requestsHref(readAddress(request)), decided.value);
});

export default function RegistrationRequests() {
  const { address, opened, ...lists } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = useActionError();
  const closeTo = requestsHref(address);
  return (
    <>
      <ErrorAlert error={opened ? undefined : error} />
      <p className="text-sm text-muted">
        {lists.email === null
          ? adminCopy.registration.noNews
          : adminCopy.registration.newsTo(lists.email)}
      </p>
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
      {opened && lists.dialog === 'deny' && (
        <DenyDialog key={opened.id} request={opened} error={error} closeTo={closeTo} />
      )}
      {opened && lists.dialog === 'erase' && (
        <EraseApplicantDialog key={opened.id} request={opened} error={error} closeTo={closeTo} />
      )}
      {opened && lists.dialog === 'approve' && (
        <ApproveDialog
          key={opened.id}
          request={opened}
          terms={acted?.refused ?? opened.terms}
          timeZones={lists.timeZones}
          error={error}
          closeTo={closeTo}
        />
      )}
    </>
  );
}
