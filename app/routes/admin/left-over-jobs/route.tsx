import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { LeftOverWeek } from '~/app/components/left-over-jobs/left-over-week';
import { titlePage } from '~/app/components/shell/product';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { changeUntil, offerJobs } from '~/app/services/left-over-jobs/offer-jobs.server';
import { passOnLeftOver } from '~/app/services/left-over-jobs/pass-on-left-over.server';
import { readLeftOverPage } from '~/app/services/left-over-jobs/read-left-over-page.server';
import { askedSchema, leftOverForm } from './left-over-forms.server';

export const meta = titlePage(() => adminCopy.leftOver.title);

const assignments = '/admin/final-assignments';

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { week } = askedSchema.parse({ week: new URL(request.url).searchParams.get('week') });
  const page = await readLeftOverPage({ deps, access, now, week });
  return { page, isPresent: page?.periodId === access.site.window.periodId, now };
});

export const action = dispatcherAction(async (args) => {
  const { sentForm, context, deps, access, receivedAt: now } = args;
  const form = await sentForm.parse(leftOverForm);
  const { assignments: copy } = serverCopy;
  if (form.intent === 'publish') {
    const { offerId, confirmed } = form;
    const done = await passOnLeftOver({ deps, access, input: { offerId, confirmed } });
    if (!done.ok) return failure(done.error);
    const { version, periodId } = done.value;
    const text = copy.jobFreedText(version, formatWeekDays(periodId));
    return redirectWithSuccess({ context }, assignments, copy.leftOverPublished, text);
  }
  const path = new URL(args.request.url).pathname;
  if (form.intent === 'offer') {
    const { periodId, job: jobIds, wallTime, discards } = form;
    const input = { periodId, jobIds, wallTime, discards };
    const done = await offerJobs({ deps, access, now, input });
    if (!done.ok) return failure(done.error);
    return redirectWithSuccess({ context }, path, copy.leftOverOffered, copy.leftOverOfferedText);
  }
  const { offerId } = form;
  const wallTime = form.intent === 'end' ? null : form.wallTime;
  const done = await changeUntil({ deps, access, now, input: { offerId, wallTime } });
  if (!done.ok) return failure(done.error);
  return wallTime === null
    ? redirectWithSuccess({ context }, path, copy.leftOverEnded, copy.leftOverEndedText)
    : redirectWithSuccess({ context }, path, copy.leftOverUntil, copy.leftOverUntilText);
});

/** Offers the jobs of a published week that nobody has, and passes them on to drivers who take them. */
export default function LeftOverJobs() {
  const { page, isPresent, now } = useLoaderData<typeof loader>();
  useRevalidateAt(page?.offer?.isRunning ? page.offer.until.instant : null, now);
  return (
    <AdminPage
      title={adminCopy.leftOver.title}
      description={adminCopy.leftOver.intro}
      back={{ to: assignments, label: adminCopy.assignments.finalAssignments }}
    >
      <ErrorAlert error={useActionError()} />
      {page ? (
        <LeftOverWeek page={page} isPresent={isPresent} />
      ) : (
        <Card>
          <EmptyState title={adminCopy.leftOver.none}>{adminCopy.leftOver.noneText}</EmptyState>
        </Card>
      )}
    </AdminPage>
  );
}
