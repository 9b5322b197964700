import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { webhooksPath } from '~/app/components/address/page-paths';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { AskDialog } from '~/app/components/webhooks/ask-dialog';
import { DeliveryTable } from '~/app/components/webhooks/delivery-table';
import { ReceiverDialog } from '~/app/components/webhooks/receiver-dialog';
import { ReceiverList } from '~/app/components/webhooks/receiver-list';
import { SecretDialog } from '~/app/components/webhooks/secret-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { failureWith } from '~/app/platform/forms/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { addReceiver } from '~/app/services/webhooks/add-receiver.server';
import { rotateSecret } from '~/app/services/webhooks/change-receiver.server';
import { readWebhooks } from '~/app/services/webhooks/read-webhooks.server';
import { maxReceivers } from '~/domain/webhooks/limits';
import { act } from './act.server';
import { toTyped, webhookForm } from './webhook-forms.server';

export const meta = titlePage(() => adminCopy.webhooks.title);

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return {
    ...(await readWebhooks({ deps, access, before, now })),
    isFirst: before === null,
    dialog: query.get('dialog'),
    asked: query.get('receiver'),
    timeZone: access.site.timeZone,
  };
});

export const action = siteAdminAction(async (args) => {
  const { deps, access } = args;
  const form = await args.sentForm.parse(webhookForm);
  const refuse = (error: AppError) =>
    failureWith(error, { made: null, typed: 'url' in form ? toTyped(form) : null });
  if (form.intent === 'add' || form.intent === 'rotate') {
    const made =
      form.intent === 'add'
        ? await addReceiver({ deps, access, input: toTyped(form) })
        : await rotateSecret({ deps, access, receiverId: form.receiverId });
    // Not a redirect, because the secret is shown only once.
    return made.ok ? data({ error: null, made: made.value, typed: null }) : refuse(made.error);
  }
  const done = await act(args, form);
  return done.ok ? redirectWithToast(args, webhooksPath, done.value) : refuse(done.error);
});

/** The company's programs that are told of what happens at the site, and what they were sent. */
export default function Webhooks() {
  const { receivers, deliveries, next, isFirst, dialog, asked, timeZone } =
    useLoaderData<typeof loader>();
  const error = useActionError();
  const acted = useActionData<typeof action>();
  const made = acted?.made;
  const isAdding = dialog === 'add' && !made;
  const chosen = made ? undefined : receivers.find(({ id }) => id === asked);
  const typed = acted?.typed ?? undefined;
  const { webhooks } = adminCopy;
  return (
    <AdminPage
      title={webhooks.title}
      description={webhooks.intro(receivers.length, maxReceivers)}
      actions={
        <LinkButton to="?dialog=add" variant="primary" preventScrollReset icon="webhook">
          {webhooks.add}
        </LinkButton>
      }
    >
      <ErrorAlert error={isAdding || chosen ? undefined : error} />
      <ReceiverList receivers={receivers} timeZone={timeZone} />
      <DeliveryTable deliveries={deliveries} timeZone={timeZone} />
      <p className="flex flex-wrap gap-3">
        {!isFirst && <LinkButton to={webhooksPath}>{webhooks.newest}</LinkButton>}
        {next && (
          <LinkButton to={`?${new URLSearchParams({ before: next })}`}>{webhooks.older}</LinkButton>
        )}
      </p>
      <p>
        <a href="/api/v1/openapi.json" className="font-semibold text-primary underline">
          {webhooks.document}
        </a>
      </p>
      {made && <SecretDialog {...made} />}
      {isAdding && <ReceiverDialog error={error} typed={typed} />}
      {chosen && dialog === 'change' && (
        <ReceiverDialog receiver={chosen} error={error} typed={typed} />
      )}
      {chosen && (dialog === 'remove' || dialog === 'rotate') && (
        <AskDialog receiver={chosen} intent={dialog} error={error} />
      )}
    </AdminPage>
  );
}
