import { redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import * as z from 'zod';
import { ActivityFeed } from '~/app/components/admin/activity-feed';
import { AdminPage } from '~/app/components/admin/admin-page';
import { MetricCard } from '~/app/components/admin/metric-card';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { SubmissionProgressCard } from '~/app/components/admin/submission-progress-card';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import { useActionError } from '~/app/components/admin/use-action-error';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Shortcuts } from '~/app/components/frame/shortcuts';
import { GivenBackNotice } from '~/app/components/freed-jobs/given-back-notice';
import { titlePage } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { FoldedCard } from '~/app/components/ui/folded-card';
import { Menu, MenuLink } from '~/app/components/ui/menu';
import { CloseSelection } from '~/app/components/week/close-selection';
import { getStepText } from '~/app/components/week/next-step';
import { SelectionControl } from '~/app/components/week/selection-control';
import { StartNextPeriod } from '~/app/components/week/start-next-period';
import { WeekStages } from '~/app/components/week/week-strip';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { selectionFailure } from '~/app/platform/forms/selection-failure.server';
import { selectionForms, getSelectionToast } from '~/app/platform/forms/selection-forms';
import { dispatcherAction, stewardLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { readWaitingJobs } from '~/app/services/given-back/read-given-back.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { readPublishingAt } from '~/app/services/selection/read-week.server';
import { hasRole } from '~/domain/company/admin-role';
import { windowStateAt } from '~/domain/selection/selection-window';
import { getClaimsUntil } from '~/domain/site/current-award';
import { plannedOpening } from '~/domain/site/next-opening';
import { viewWeek } from '~/domain/site/week-view';

export const meta = titlePage(() => adminCopy.dashboard.title);

export const loader = stewardLoader(async ({ deps, access, receivedAt }) => {
  if (access.site.window.notOpenedYet) throw redirect('/admin/first-steps');
  const context = { deps, access, now: receivedAt };
  const runsWeek = hasRole(access.role, 'dispatcher');
  const [dashboard, publishingAt, givenBack] = await Promise.all([
    readDashboard(context),
    readPublishingAt(context),
    runsWeek ? readWaitingJobs(context) : [],
  ]);
  return {
    ...dashboard,
    runsWeek,
    givenBack,
    ...(!runsWeek && { feed: [], openClaims: 0, reminder: null }),
    week: viewWeek(access.site, { blockers: dashboard.blockers, publishingAt }, receivedAt),
    selection: access.site.window,
    plan: access.site.plan,
    opensAt: plannedOpening(access.site),
    claimsUntil: getClaimsUntil(access.site, 'jobs', receivedAt),
    timeZone: access.site.timeZone,
    state: windowStateAt(access.site.window, receivedAt),
    now: receivedAt,
  };
});

const dashboardForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('refresh') }),
  ...selectionForms,
]);

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const input = await sentForm.parse(dashboardForm);
  if (input.intent === 'refresh') {
    const toast = {
      title: serverCopy.dashboard.refreshed,
      description: serverCopy.dashboard.refreshedText,
    };
    return redirectWithToast({ context }, '/admin/dashboard', { ...toast, kind: 'success' });
  }
  const changed = await changeSelection({ deps, access, input });
  if (!changed.ok) return selectionFailure(changed.error, input);
  // The award of a closed selection is reviewed next, so its page shows the closing.
  const next =
    input.intent === 'close-selection'
      ? '/admin/final-assignments?view=provisional'
      : '/admin/dashboard';
  return redirectWithToast({ context }, next, getSelectionToast(input.intent));
});

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** The confirmation that the URL asks for, if the week's state allows it. */
const useWeekDialog = (
  page: Page,
  typed: string | undefined,
  error: ReturnType<typeof useActionError>,
) => {
  const [query] = useSearchParams();
  const asked = page.runsWeek ? query.get('dialog') : null;
  if (asked === 'close' && page.state === 'open' && !page.week.closingAt)
    return (
      <CloseSelection
        periodId={page.selection.periodId}
        submissions={page.submissions}
        error={error}
      />
    );
  return asked === 'next-period' && page.state === 'published' ? (
    <StartNextPeriod {...page} step={page.week.step} typed={typed} error={error} />
  ) : null;
};

/** The total counts jobs, or their places if a job has several. */
const getTotalLabel = ({ total, jobs }: { total: number; jobs: number }): string =>
  total > jobs ? adminCopy.dashboard.totalPlaces : adminCopy.dashboard.totalJobs;

/** The next step in words: whom to remind while drivers without a list can still save. */
const getTitle = ({ runsWeek, week, reminder, selection }: Page): string => {
  const { next, steps } = adminCopy.week;
  if (!runsWeek) return adminCopy.dashboard.selectionFor(formatWeekDays(selection.periodId));
  return next(mustRemind(reminder) ? steps.remind(reminder.withoutList) : getStepText(week.step));
};

const mustRemind = (reminder: Page['reminder']): reminder is NonNullable<Page['reminder']> =>
  reminder !== null && reminder.withoutList > 0 && reminder.remindedAt === null;

/** Leads to the page that reminds drivers without a list, or says when they were reminded. */
const Reminder = ({ page: { reminder, timeZone } }: { page: Page }) =>
  reminder && (
    <>
      {reminder.withoutList > 0 && (
        <LinkButton
          to="/admin/remind-drivers"
          variant={mustRemind(reminder) ? 'primary' : 'secondary'}
        >
          {adminCopy.reminders.remindThe(reminder.withoutList)}
        </LinkButton>
      )}
      {reminder.remindedAt && (
        <p className="w-full text-end text-sm text-muted">
          <TimeSentence
            text={adminCopy.reminders.lastReminded}
            at={reminder.remindedAt}
            timeZone={timeZone}
          />
        </p>
      )}
    </>
  );

const Actions = () => (
  <>
    <PostForm>
      <SendButton intent="refresh" icon="refresh-cw" className="max-sm:btn-square">
        <span className="max-sm:sr-only">{adminCopy.dashboard.refreshData}</span>
      </SendButton>
    </PostForm>
    <Menu label={adminCopy.frame.more}>
      <MenuLink to="/admin/notes" icon="megaphone">
        {adminCopy.notes.title}
      </MenuLink>
      <MenuLink to="/admin/trades" icon="arrow-left-right">
        {adminCopy.trades.title}
      </MenuLink>
      <MenuLink to="/admin/what-if" icon="flask-conical">
        {adminCopy.whatIf.title}
      </MenuLink>
      <MenuLink to="/admin/past-weeks" icon="archive">
        {adminCopy.pastWeeks.title}
      </MenuLink>
    </Menu>
  </>
);

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<typeof action>();
  const dialog = useWeekDialog(page, sent?.wallTime, error);
  return (
    <AdminPage
      back={null}
      title={adminCopy.dashboard.title}
      note={page.asOf && <AsOfTime at={page.asOf} timeZone={page.timeZone} />}
      actions={page.runsWeek && <Actions />}
    >
      <GivenBackNotice jobs={page.givenBack} most={5} />
      <SelectionControl
        title={getTitle(page)}
        selection={page.selection}
        state={page.state}
        timeZone={page.timeZone}
        week={page.week}
        error={dialog ? undefined : error}
        typed={dialog ? undefined : sent?.wallTime}
        opensAt={page.opensAt}
        mayChange={page.runsWeek}
        actions={<Reminder page={page} />}
      >
        {dialog}
        <div className="pt-2">
          <WeekStages stage={page.week.stage} />
        </div>
      </SelectionControl>
      {page.week.step.code !== 'answer-claims' && <OpenClaimsNotice count={page.openClaims} />}
      <Metrics page={page} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {page.runsWeek && <ActivityFeed entries={page.feed} now={page.now} />}
        <div className="flex min-w-0 flex-col gap-4">
          <SubmissionProgressCard {...page} />
          {page.runsWeek && <QuickReference />}
        </div>
      </div>
      <Shortcuts />
    </AdminPage>
  );
}

/** What the figures of the assignments are: so far, provisional, or final. */
const describeAssignments = ({
  state,
  publishedVersion,
  blockers: { grants, trades },
}: Pick<Page, 'state' | 'publishedVersion' | 'blockers'>): string => {
  if (publishedVersion !== null)
    return adminCopy.dashboard.final(publishedVersion, grants + trades);
  return state === 'open' ? adminCopy.dashboard.soFar : adminCopy.dashboard.provisional;
};

/** The week in three figures; while lists are sealed, only who has saved. */
const Metrics = ({
  page: { assignments, submissions, conflicts, seal, ...page },
}: {
  page: Page;
}) => (
  <div className="flex flex-wrap gap-4 *:flex-1 *:basis-64">
    {assignments && (
      <MetricCard
        title={adminCopy.dashboard.jobAssignments}
        rateLabel={adminCopy.dashboard.completionRate}
        rate={assignments.rate}
        note={describeAssignments(page)}
        figures={[
          [getTotalLabel(assignments), assignments.total],
          [adminCopy.common.assignedCount, assignments.assigned],
          [adminCopy.dashboard.pendingAssignments, assignments.pending],
        ]}
      />
    )}
    <MetricCard
      title={adminCopy.dashboard.driverSubmissions}
      rateLabel={adminCopy.dashboard.submissionRate}
      rate={submissions.rate}
      note={adminCopy.dashboard.savedInPeriod}
      figures={[
        [adminCopy.dashboard.eligibleDrivers, submissions.eligible],
        [adminCopy.dashboard.submittedDrivers, submissions.submitted],
        [adminCopy.dashboard.missing, submissions.missing],
      ]}
    />
    {conflicts && (
      <MetricCard
        title={adminCopy.dashboard.jobConflicts}
        rateLabel={adminCopy.dashboard.resolutionRate}
        rate={conflicts.rate}
        note={adminCopy.dashboard.conflictNote}
        figures={[
          [adminCopy.common.total, conflicts.total],
          [adminCopy.dashboard.resolvedConflicts, conflicts.resolved],
          [adminCopy.dashboard.activeConflicts, conflicts.active],
        ]}
      />
    )}
    {seal && <SealedNote seal={seal} />}
  </div>
);

/** The steps of an administrator's week, as a reminder for people who use the app only once a week. */
const QuickReference = () => (
  <FoldedCard title={adminCopy.dashboard.quickReference}>
    <ol className="flex flex-col gap-3 text-sm">
      {adminCopy.dashboard.steps.map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-base-200 text-xs font-bold">
            {index + 1}
          </span>
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  </FoldedCard>
);

/** Tells the administrator that drivers' claims are waiting for an answer. */
const OpenClaimsNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <Alert kind="warning">
      <strong>{adminCopy.dashboard.openClaims(count)}</strong>{' '}
      <Link to="/admin/dispute-resolution" className="font-semibold underline">
        {adminCopy.dashboard.toDisputes}
      </Link>
    </Alert>
  );
