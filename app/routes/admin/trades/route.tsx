import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { ApproveDialog, RejectDialog } from '~/app/components/trades/trade-dialogs';
import { TradeList } from '~/app/components/trades/trade-list';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failureWith } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { publishTrades } from '~/app/services/trades/publish-trades.server';
import { readTrades } from '~/app/services/trades/read-trades.server';
import { rejectTrade } from '~/app/services/trades/reject-trade.server';

export const meta = titlePage(() => adminCopy.trades.title);

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const [jobs, vacations] = await Promise.all([
    readTrades({ deps, access, of: 'jobs' }),
    readTrades({ deps, access, of: 'vacations' }),
  ]);
  return { jobs, vacations, asked: { approve: query.get('approve'), reject: query.get('reject') } };
});

const fields = { of: z.enum(['jobs', 'vacations']), offerId: z.string().min(1).max(60) };

/** The forms of the Trades page; `intent` tells them apart. */
const tradeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), ...fields }),
  // An empty or long reason must get an error message, so the schema accepts it.
  z.object({ intent: z.literal('reject'), ...fields, reason: z.string().max(10_000) }),
  z.object({ intent: z.literal('publish'), of: fields.of }),
]);

const act = async (deps: Deps, access: AdminSession, form: z.infer<typeof tradeForm>) => {
  const { trades } = serverCopy;
  if (form.intent === 'publish')
    return describeSuccess(await publishTrades(deps, access, form.of), ({ version }) => [
      trades.published,
      trades.publishedVersion(version),
    ]);
  return form.intent === 'approve'
    ? describeSuccess(await approveTrade({ deps, access, input: form }), ({ isPublished }) => [
        trades.approved,
        isPublished ? trades.publishedText : trades.waitsText,
      ])
    : describeSuccess(await rejectTrade({ deps, access, input: form }), () => [
        trades.rejected,
        trades.rejectedText,
      ]);
};

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(tradeForm);
  const done = await act(deps, access, form);
  if (done.ok) return redirectWithToast({ context }, '/admin/trades', done.value);
  return failureWith(done.error, { typed: form.intent === 'reject' ? form.reason : undefined });
});

/** The trades that drivers agreed on, for an administrator to approve. */
export default function Trades() {
  const { jobs, vacations, asked } = useLoaderData<typeof loader>();
  const error = useActionError();
  const typed = useActionData<typeof action>()?.typed;
  const find = (id: string | null) =>
    [
      ...jobs.trades.map((trade) => ({ of: 'jobs' as const, week: jobs.week, trade })),
      ...vacations.trades.map((trade) => ({ of: 'vacations' as const, week: null, trade })),
    ].find(({ trade }) => trade.offerId === id && trade.state === 'accepted');
  const [approving, rejecting] = [find(asked.approve), find(asked.reject)];
  return (
    <AdminPage title={adminCopy.trades.title} description={adminCopy.trades.intro}>
      <ErrorAlert error={approving || rejecting ? undefined : error} />
      <TradeList title={adminCopy.trades.jobs} of="jobs" view={jobs} />
      <TradeList title={adminCopy.trades.weeks} of="vacations" view={vacations} />
      {approving && <ApproveDialog {...approving} error={error} />}
      {rejecting && <RejectDialog {...rejecting} error={error} typed={typed} />}
    </AdminPage>
  );
}
