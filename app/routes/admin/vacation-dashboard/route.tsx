import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { PortalControl } from '~/app/components/vacations/portal-control';
import { ScheduleDialog } from '~/app/components/vacations/schedule-dialog';
import { adminCopy } from '~/app/copy/copy';
import { getWallTime } from '~/app/copy/format-time';
import { failureWith } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { readVacationDashboard } from '~/app/services/vacation/read-vacation-dashboard.server';
import { portalChange, portalForm, portalToast } from './portal-forms.server';
export const meta = titlePage(() => adminCopy.vacations.dashboardTitle);

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { site } = access;
  const { vacation, window: selection, timeZone } = site;
  return {
    ...(await readVacationDashboard({ deps, access, now })),
    portal: vacation,
    timeZone,
    now,
    /** The dialog's defaults: today's date, and the time of the scheduled closure or else of the cutoff. */
    proposed: {
      date: getWallTime(now, timeZone).slice(0, 10),
      time: (vacation.closesAt ?? selection.closesAt).wallTime.slice(11),
    },
    dialog: new URL(request.url).searchParams.get('dialog'),
  };
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(portalForm);
  const input = portalChange(form);
  const changed = await changePortal({ deps, access, input });
  if (!changed.ok) {
    // Without JavaScript the page loads again, and its fields would be empty.
    const typed = form.intent === 'schedule-closure' ? { date: form.date, time: form.time } : null;
    return failureWith(changed.error, { typed });
  }
  return redirectWithToast(
    { context },
    '/admin/vacation-dashboard',
    portalToast(input, changed.value.vacation),
  );
});

const getTabs = () => [
  { id: 'jobs', label: adminCopy.vacations.jobSelection, to: '/admin' },
  {
    id: 'vacations',
    label: adminCopy.vacations.vacationSelection,
    to: '/admin/vacation-dashboard',
  },
];

export default function VacationDashboard() {
  const { vacations } = adminCopy;
  const page = useLoaderData<typeof loader>();
  const { submissions, weeks, portal, timeZone } = page;
  const error = useActionError();
  const typed = useActionData<typeof action>()?.typed;
  const isScheduling = page.dialog === 'schedule';
  return (
    <AdminPage back={null} title={vacations.dashboardTitle}>
      <Tabs label={adminCopy.common.selection} tabs={getTabs()} current="vacations" />
      <TabPanel id="vacations" className="flex flex-col gap-5">
        <PortalControl
          portal={portal}
          timeZone={timeZone}
          now={page.now}
          error={isScheduling ? undefined : error}
        />
        <div className="grid gap-4 md:grid-cols-3">
          <FigureCard
            title={vacations.eligibleDrivers}
            figure={submissions.eligible}
            note={vacations.submittedCount(submissions.submitted)}
          />
          <FigureCard
            title={vacations.weeksTitle}
            figure={weeks.count}
            note={vacations.totalSlotCount(weeks.totalSlots)}
          />
          <FigureCard
            title={vacations.selectionCompletion}
            figure={`${submissions.rate}%`}
            note={vacations.missingCount(submissions.missing)}
            percent={submissions.rate}
          />
        </div>
        <nav aria-label={vacations.pagesLabel} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <LinkButton
            to="/admin/edit-vacation-weeks"
            icon={<Icon name="calendar-range" className="size-5 text-primary" />}
          >
            {vacations.manageWeeks}
          </LinkButton>
          <LinkButton
            to="/admin/live-vacation-picks"
            icon={<Icon name="radio" className="size-5 text-primary" />}
          >
            {vacations.viewLivePicks}
          </LinkButton>
          <LinkButton
            to="/admin/final-vacation-assignments"
            icon={<Icon name="clipboard-check" className="size-5 text-primary" />}
          >
            {page.assignedDrivers === null
              ? vacations.viewSealed
              : vacations.viewAssignments(page.assignedDrivers)}
          </LinkButton>
          <LinkButton
            to="/admin/absence"
            icon={<Icon name="calendar-check" className="size-5 text-primary" />}
          >
            {adminCopy.absence.title}
          </LinkButton>
          <LinkButton to="/" icon={<Icon name="smartphone" className="size-5 text-primary" />}>
            {vacations.toDriverView}
          </LinkButton>
        </nav>
      </TabPanel>
      {isScheduling && (
        <ScheduleDialog {...(typed ?? page.proposed)} timeZone={timeZone} error={error} />
      )}
    </AdminPage>
  );
}

/** A figure with a note. `percent` adds a progress bar. */
const FigureCard = ({
  title,
  figure,
  note,
  percent,
}: {
  title: string;
  figure: ReactNode;
  note: string;
  percent?: number;
}) => (
  <Card title={title}>
    <p className="text-4xl font-bold tabular-nums">{figure}</p>
    <p className="mt-1 text-sm text-muted tabular-nums">{note}</p>
    {percent !== undefined && (
      <progress
        className="progress mt-3 block w-full progress-primary"
        value={percent}
        max={100}
        aria-label={`${title}: ${percent}%`}
      />
    )}
  </Card>
);
