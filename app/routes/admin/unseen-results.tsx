import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { getUnseenPath } from '~/app/components/address/award-path';
import { ActionLinks, toExports, toSheet } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { UnseenResults } from '~/app/components/assignments/unseen-results';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { readUnseen } from '~/app/services/results/read-unseen.server';
import { remindUnseen } from '~/app/services/results/remind-unseen.server';
import type { Catalogue } from '~/domain/award/award';
import { readCount } from '~/domain/selection/past-weeks';

export const meta = titlePage(() => adminCopy.results.title);

const pageSize = 100;

const readCatalogue = (request: Request): Catalogue =>
  new URL(request.url).searchParams.get('of') === 'vacations' ? 'vacations' : 'jobs';

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const of = readCatalogue(request);
  const view = await readUnseen({ deps, access, of });
  const pages = Math.max(1, Math.ceil((view?.unseen.length ?? 0) / pageSize));
  const asked = readCount(new URL(request.url).searchParams.get('page')) ?? 1;
  const page = Math.min(asked, pages);
  const { timeZone } = view?.site ?? access.site;
  return {
    of,
    timeZone,
    view: view && {
      ...view,
      count: view.unseen.length,
      reached: view.unseen.filter(({ isReached }) => isReached).length,
      unseen: view.unseen.slice((page - 1) * pageSize, page * pageSize),
    },
    page,
    pages,
  };
});

const remindForm = z.object({
  intent: z.literal('remind'),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export const action = dispatcherAction(async ({ request, sentForm, context, deps, access }) => {
  const of = readCatalogue(request);
  const { version } = await sentForm.parse(remindForm);
  const done = describeSuccess(
    await remindUnseen({ deps, access, input: { of, version } }),
    ({ reminded }) => [
      serverCopy.assignments.reminded,
      serverCopy.assignments.remindedText(reminded),
    ],
  );
  return done.ok
    ? redirectWithToast({ context }, getUnseenPath(of), done.value)
    : failure(done.error);
});

/** The drivers who have not confirmed their result, with a reminder by email. */
export default function UnseenResultsPage() {
  const { of, timeZone, view, page, pages } = useLoaderData<typeof loader>();
  const error = useActionError();
  const back = of === 'jobs' ? '/admin/final-assignments' : '/admin/final-vacation-assignments';
  const { results } = adminCopy;
  const about =
    view &&
    (of === 'jobs'
      ? results.ofWeek(formatWeekDays(view.award.periodId), view.award.version)
      : results.ofVacations(view.award.version));
  return (
    <AdminPage
      title={results.title}
      eyebrow={about}
      description={results.intro}
      back={{ to: back, label: results.back }}
      actions={
        view &&
        view.count > 0 && (
          <ActionLinks
            links={[
              toSheet(getUnseenPath(of, 'print'), results.print),
              ...toExports(getUnseenPath(of, 'export')),
            ]}
          />
        )
      }
    >
      <ErrorAlert error={error} />
      {!view ? (
        <Card>
          <EmptyState icon="megaphone" title={results.nothingPublished}>
            {results.nothingPublishedHint}
          </EmptyState>
        </Card>
      ) : view.count === 0 ? (
        <Card>
          <EmptyState icon="circle-check" title={results.everybody}>
            {results.everybodyHint}
          </EmptyState>
        </Card>
      ) : (
        <UnseenResults
          view={view}
          timeZone={timeZone}
          page={page}
          pages={pages}
          toHref={(one) => `?${new URLSearchParams({ of, page: String(one) })}`}
        />
      )}
    </AdminPage>
  );
}
