import { redirect, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { getUnseenPath, getWeekPath } from '~/app/components/address/award-path';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { useActionError } from '~/app/components/admin/use-action-error';
import { AssignmentsTable } from '~/app/components/assignments/assignments-table';
import {
  AwardDifferenceTable,
  getBesideTitle,
} from '~/app/components/assignments/award-difference-table';
import { AwardLayout, AwardLine, PrimaryAction } from '~/app/components/assignments/award-layout';
import { AwardMenu, type AwardMenuProps } from '~/app/components/assignments/award-menu';
import { AwardRecord } from '~/app/components/assignments/award-record';
import { toAsked } from '~/app/components/assignments/confirm-assignment';
import { ManualAssignments, manualId } from '~/app/components/assignments/manual-assignments';
import { PublicationChip, PublicationText } from '~/app/components/assignments/publication-note';
import {
  asksToPublish,
  getOutlook,
  PublishButton,
  PublishDialog,
  publishNoteId,
} from '~/app/components/assignments/publishing';
import { PublishingProgress } from '~/app/components/assignments/publishing-progress';
import { SeenCount } from '~/app/components/assignments/seen-count';
import { WithdrawDialog, withdrawQuestion } from '~/app/components/assignments/withdraw';
import { AnsweredClaims } from '~/app/components/disputes/answered-claims';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { GivenBackNotice } from '~/app/components/freed-jobs/given-back-notice';
import { JobChainCard } from '~/app/components/freed-jobs/job-chain-card';
import { ReportLinks } from '~/app/components/reports/report-links';
import { pageTitle } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { Button } from '~/app/components/ui/button';
import { NextStep, NextStepLink } from '~/app/components/week/next-step';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failureWith } from '~/app/platform/forms/form.server';
import { askWhich } from '~/app/platform/forms/resolve-choices.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { findAwardProgress } from '~/app/services/award/publish-award.server';
import { readAssignmentsPage, readProvisional } from '~/app/services/award/read-assignments.server';
import { readRosterChanges } from '~/app/services/award/read-roster-changes.server';
import { readWaitingJobs } from '~/app/services/given-back/read-given-back.server';
import { countSeen } from '~/app/services/results/read-unseen.server';
import { readWeek } from '~/app/services/selection/read-week.server';
import { pastAwards } from '~/domain/selection/past-awards';
import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import { getSeal } from '~/domain/site/seal';
import { actOnAssignments, readTyped } from './act-on-assignments.server';
import { assignmentForm } from './assignment-forms.server';
const path = '/admin/final-assignments';
const confirmation = `${path}?view=provisional&dialog=publish`;
export const meta: MetaFunction = () => [
  { title: pageTitle(adminCopy.assignments.finalAssignments) },
];

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt }) => {
  const query = new URL(request.url).searchParams;
  const asked = query.get('view');
  const view: 'provisional' | 'published' = asked === 'provisional' ? asked : 'published';
  const { site } = access;
  const state = windowStateAt(site.window, receivedAt);
  const isAsking = asksToPublish(query) && (state === 'closed' || state === 'published');
  const [{ shown, manual, asOf }, publishing, provisional, rosters, seen, week, givenBack] =
    await Promise.all([
      readAssignmentsPage({ deps, access, now: receivedAt }, view),
      findAwardProgress({ deps, access }),
      isAsking && view === 'published' ? readProvisional({ deps, access, now: receivedAt }) : null,
      isAsking ? readRosterChanges({ deps, access }) : null,
      view === 'published' ? countSeen({ deps, access, of: 'jobs' }) : null,
      readWeek({ deps, access, now: receivedAt }),
      readWaitingJobs({ deps, access, now: receivedAt }),
    ]);
  const ahead = isAsking ? (provisional ?? shown) : null;
  return {
    shown,
    asOf,
    seal: shown ? null : getSeal(site, 'jobs', receivedAt),
    manual,
    publishing,
    seen,
    week,
    givenBack,
    isWithdrawing: query.get('dialog') === withdrawQuestion && state === 'published',
    outlook:
      ahead &&
      getOutlook(
        {
          assigned: ahead.rows.filter(({ jobId }) => jobId !== null).length,
          drivers: ahead.rows.length,
        },
        ahead.difference,
      ),
    rosters,
    view,
    timeZone: site.timeZone,
    periodId: site.window.periodId,
    awardVersion: site.window.awardVersion,
    inForce:
      shown?.publication ?? (state === 'published' ? { version: site.window.awardVersion } : null),
    earlier: pastAwards(site.window).map(({ periodId }) => periodId),
    state,
  };
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const sent = await sentForm.parse(assignmentForm);
  const read = await readTyped({ deps, access }, sent);
  if (!read.ok) {
    const typed = sent.intent === 'assign' ? sent : undefined;
    return failureWith(read.error, { typed, unclear: askWhich(read.error, sent) });
  }
  const form = read.value;
  const acted = await actOnAssignments({ deps, access }, form);
  if (!acted.ok && acted.error.code === 'award-being-published') return redirect(path);
  if (!acted.ok && acted.error.code === 'rosters-changed' && form.intent === 'publish') {
    const { title, text: description } = getErrorMessage(acted.error);
    return redirectWithToast({ context }, confirmation, { title, description, kind: 'error' });
  }
  if (!acted.ok) {
    // Also return what was typed, because without JavaScript the page loads again and its fields would be empty.
    const typed = form.intent === 'assign' ? form : undefined;
    const reason = form.intent === 'withdraw' ? form.reason : undefined;
    const asked =
      typed && acted.error.code === 'manual-needs-confirmation'
        ? toAsked(acted.error, typed.jobId, {
            driverId: typed.driverId,
            jobId: typed.jobId,
            note: typed.note,
          })
        : undefined;
    return failureWith(acted.error, { typed, reason, asked });
  }
  const isPublic = form.intent === 'publish' || form.intent === 'withdraw';
  const view = isPublic ? '' : '?view=provisional';
  const to = `${path}${view}`;
  return acted.value ? redirectWithToast({ context }, to, acted.value) : redirect(to, 303);
});

export const shouldRevalidate = keepTableData;

const describeSaving = ({ state, awardVersion }: { state: WindowState; awardVersion: number }) => {
  if (state === 'not-opened') return adminCopy.dashboard.notOpenedText;
  if (state === 'open') return adminCopy.assignments.stillOpen;
  return awardVersion > 0
    ? adminCopy.assignments.publishAgainText(awardVersion + 1)
    : adminCopy.assignments.publishText;
};

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** Further pages about assignments, and earlier awards. */
const getLinks = ({ earlier, seen }: Pick<Page, 'earlier' | 'seen'>): AwardMenuProps['links'] => [
  { to: `#${manualId}`, label: adminCopy.assignments.manually, icon: 'pencil' },
  { to: '/admin/free-job', label: adminCopy.freeJob.title, icon: 'user-x' },
  { to: '/admin/left-over-jobs', label: adminCopy.leftOver.title, icon: 'package-open' },
  { to: '/admin/award-again', label: adminCopy.awardAgain.title, icon: 'refresh-cw' },
  { to: '/admin/what-if', label: adminCopy.whatIf.open, icon: 'flask-conical' },
  ...(seen
    ? [{ to: getUnseenPath('jobs'), label: adminCopy.results.title, icon: 'eye-off' } as const]
    : []),
  ...earlier.map((periodId) => ({
    to: getWeekPath(periodId),
    label: adminCopy.assignments.postingTitle(formatWeekDays(periodId)),
    icon: 'archive' as const,
  })),
  { to: '/admin/past-weeks', label: adminCopy.pastWeeks.all, icon: 'archive' },
];

/** Whether publishing is what this view is for. Before the first selection, and in the published view, the next step is. */
const isForPublishing = ({ state, view }: Page): boolean =>
  state !== 'not-opened' && (state !== 'published' || view === 'provisional');

const mayPublish = ({ state, publishing }: Page): boolean =>
  (state === 'closed' || state === 'published') && !publishing;

const Primary = ({ page }: { page: Page }) => {
  const { publishing, saveLabel } = adminCopy.assignments;
  if (page.publishing) return <Button variant="rest" disabled children={publishing} />;
  if (!isForPublishing(page)) return <NextStepLink step={page.week.step} />;
  return <PublishButton label={saveLabel} disabled={!mayPublish(page)} />;
};

/** Everything that can be done with the award: the primary action, and a menu of the others. */
const Actions = ({ page }: { page: Page }) => {
  const { shown, view, state, awardVersion: version, periodId } = page;
  const isPublished = state === 'published';
  return (
    <>
      <PrimaryAction>
        <Primary page={page} />
      </PrimaryAction>
      <AwardMenu
        mayPreview
        publishLabel={
          mayPublish(page) && !isForPublishing(page) ? adminCopy.assignments.saveLabel : null
        }
        exportTo={shown && `${path}/export${view === 'provisional' ? '?view=provisional' : ''}`}
        payrollOf={isPublished && view === 'published' ? { periodId, version } : null}
        recordTo={version > 0 ? `${path}/record` : null}
        withdrawTo={isPublished ? `?dialog=${withdrawQuestion}` : null}
        links={getLinks(page)}
      />
    </>
  );
};

/** What waits or runs, else what the table shows and what publishing does. */
const Line = ({ page }: { page: Page }) => {
  const { week, view, shown, seen } = page;
  const { assignments } = adminCopy;
  if (week.closingAt || week.publishingAt) return <NextStep week={week} />;
  if (shown?.publication)
    return (
      <>
        <PublicationText publication={shown.publication} />
        {seen && <SeenCount count={seen} of="jobs" />}
        {shown.left > 0 && !shown.publication.withdrawn && (
          // On phones the menu has it, because the line stands over the table.
          <Link to="/admin/left-over-jobs" className="link max-sm:hidden">
            {adminCopy.leftOver.offerTitle(shown.left)}
          </Link>
        )}
      </>
    );
  return (
    <p>
      {view === 'provisional' && shown ? assignments.provisionalText : assignments.notPublishedText}{' '}
      <span className="text-muted max-sm:sr-only">{describeSaving(page)}</span>
    </p>
  );
};

/** What differs from the version before, the claims that it answers, and how freed jobs are passed on. */
const Beside = ({ page: { shown, view, timeZone } }: { page: Page }) =>
  shown && (
    <>
      {shown.difference && (
        <AwardDifferenceTable
          difference={shown.difference}
          isPreview={view === 'provisional'}
          of="jobs"
          query={view === 'provisional' ? '?view=provisional' : ''}
        />
      )}
      <JobChainCard chain={shown.jobChain} drivers={shown.rows} givenBack={shown.givenBack} />
      <AnsweredClaims
        claims={shown.answered}
        isPreview={view === 'provisional'}
        timeZone={shown.publication?.site.timeZone ?? timeZone}
      />
    </>
  );

/** The confirmation that the URL asks for. */
const PageDialog = ({
  page,
  error,
  reason,
}: {
  page: ReturnType<typeof useLoaderData<typeof loader>>;
  error: ReturnType<typeof useActionError>;
  /** Why the award is withdrawn, as it was typed. */
  reason: string | undefined;
}) => {
  if (page.isWithdrawing)
    return (
      <WithdrawDialog
        text={adminCopy.results.withdrawJobs}
        version={page.awardVersion}
        typed={reason}
        error={error}
        closeTo={path}
      />
    );
  return (
    page.outlook && (
      <PublishDialog
        title={adminCopy.assignments.publishTitle(formatWeekDays(page.periodId))}
        label={adminCopy.assignments.saveLabel}
        noun="job"
        outlook={page.outlook}
        version={page.awardVersion}
        isInForce={page.state === 'published'}
        rosters={page.rosters}
        error={error}
      />
    )
  );
};

export default function FinalAssignments() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<typeof action>();
  const { shown, outlook, view } = page;
  const isManualError =
    error !== undefined && (error.code.startsWith('manual-') || error.code === 'choice-unclear');
  useRevalidateAt(page.week.changesAt, page.week.now);
  return (
    <AdminPage
      title={adminCopy.assignments.finalAssignments}
      status={page.inForce && <PublicationChip publication={page.inForce} />}
      note={page.asOf && <AsOfTime at={page.asOf} timeZone={page.timeZone} />}
      actions={<Actions page={page} />}
    >
      <ErrorAlert error={isManualError || outlook || page.isWithdrawing ? undefined : error} />
      <PageDialog
        page={page}
        error={error}
        reason={sent && 'reason' in sent ? sent.reason : undefined}
      />
      <GivenBackNotice jobs={page.givenBack} most={5} />
      {page.publishing?.startsAt === null ? (
        <PublishingProgress progress={page.publishing} version={page.awardVersion} />
      ) : (
        <AwardLine id={publishNoteId}>
          <Line page={page} />
        </AwardLine>
      )}
      {page.seal && <SealedNote seal={page.seal} />}
      {shown && (
        <AwardLayout
          title={getBesideTitle(shown, view === 'provisional')}
          aside={<Beside page={page} />}
        >
          <AssignmentsTable shown={shown} />
        </AwardLayout>
      )}
      <ManualAssignments
        manual={page.manual}
        typed={sent?.typed}
        error={isManualError ? error : undefined}
        asked={sent && 'asked' in sent ? sent.asked : undefined}
        unclear={sent && 'unclear' in sent ? sent.unclear : undefined}
      />
      <ReportLinks view={view} hasAward={shown !== null} />
      {shown?.publication && <AwardRecord publication={shown.publication} />}
    </AdminPage>
  );
}
