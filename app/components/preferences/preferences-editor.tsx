import { SearchX } from 'lucide-react';
import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import {
  atSide,
  dot,
  offeredCellLook,
  offeredHeadLook,
} from '~/app/components/ranking/offered-table';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { jobLocation, type Job } from '~/domain/jobs/job';
import type { JobColumn, JobFilter as Filter } from '~/domain/picks/filter-jobs';
import { counted } from '~/domain/shared/counted';
import { askServer } from '~/app/components/live/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import { Alert } from '~/app/components/ui/alert';
import { weekName } from '~/app/components/time/format-time';
import { jobCatalogue } from './job-catalogue';
import { JobFilterForm } from './job-filter';
import type { PreferencesView } from './preferences-view';
import { StandingLines, type StandingView } from './standing';

const listed = (ids: readonly string[]) => ids.join(', ');

const ClosedNotice = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  if (view.selection.state !== 'closed') return null;
  if (view.mayEdit) {
    return (
      <Alert kind="warning" title="The deadline has passed">
        Your current selections can still be completed and submitted until the assignments are
        published. A save from now on is marked as late.
      </Alert>
    );
  }
  return (
    <Alert kind="warning" title="The deadline has passed">
      You can view your list but no longer change it. The list below is the one that counts.
      {isDirty && (
        <strong className="mt-1 block">
          Changes that you had not saved before the deadline were not submitted.
        </strong>
      )}
    </Alert>
  );
};

/** What a driver has to know before reading the list: closed, carried over, vanished jobs. */
const Notices = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  const { standing, vanished, saved, mayEdit, selection, onVacation } = view;
  return (
    <>
      <ClosedNotice view={view} isDirty={isDirty} />
      {onVacation && (
        <Alert kind="info" title="You are on vacation that week">
          Week {onVacation} was awarded to you, so you take no part in the assignment for{' '}
          {weekName(selection.periodId)} and need not rank anything.
        </Alert>
      )}
      {standing && !onVacation && selection.state !== 'published' && (
        <Alert kind="info" title="Your last list was carried over">
          It takes part in the assignment for {weekName(selection.periodId)} as it is.
          {mayEdit && ' Save it to confirm it, or change it first.'}
        </Alert>
      )}
      {vanished.length > 0 && selection.state !== 'published' && (
        <Alert kind="warning" title="Some of your picks are no longer offered">
          <span className="tabular-nums">{listed(vanished)}</span>{' '}
          {vanished.length === 1 ? 'was' : 'were'} removed from your{' '}
          {saved ? 'saved list' : 'carried-over list'}.
        </Alert>
      )}
    </>
  );
};

const path = '/driver-preferences/standing';
/** What nobody asked for fails without a word; a page that needs the session leads to the login itself. */
const silently = () => undefined;

/** Asks for the standing once the page is there, and again after each save; a link without an answer. */
const LiveStanding = ({ receipt }: { receipt: string | undefined }) => {
  const pageKey = usePageKey();
  const [standing, setStanding] = useState<StandingView | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    askServer(`${path}/now`, { signal: asking.signal, pageKey, onSessionOver: silently })
      .then(async (answer) => answer && setStanding((await answer.json()) as StandingView))
      .catch(silently);
    return () => asking.abort();
  }, [receipt, pageKey]);
  if (!standing) {
    return (
      <Link to={path} className="inline-flex min-h-11 link items-center self-start text-sm">
        How many jobs should I rank?
      </Link>
    );
  }
  if (!standing.safeDepth && !standing.ifClosedNow) return null;
  return (
    <section
      aria-label="Where you stand"
      className="rounded-box border border-base-300 bg-base-100 px-4 py-3 text-sm"
    >
      <StandingLines {...standing} />
    </section>
  );
};

const JobCells = ({ job, isCover }: { job: Job; isCover: boolean }) => (
  <>
    <th scope="row" className={offeredHeadLook}>
      {job.jobId}
    </th>
    <td
      className={classNames(
        atSide,
        'tabular-nums max-sm:start-3 max-sm:text-xl max-sm:font-bold sm:px-3 sm:py-2',
      )}
    >
      {job.startTime}
    </td>
    <td className={offeredCellLook}>
      {job.weekDays}
      {dot}
    </td>
    <td className={offeredCellLook}>
      {jobLocation(job)}
      {isCover && (
        <>
          {' '}
          <Badge>Vacation cover</Badge>
        </>
      )}
    </td>
  </>
);

const getLook = (view: PreferencesView): EditorLook<Job, JobColumn, Filter> => ({
  title: 'Available Jobs',
  caption: 'Available jobs',
  labels: {
    jobId: 'Job ID',
    startTime: 'Start Time',
    weekDays: 'Days of Week',
    location: 'Location',
  },
  rowStart: 'max-sm:ps-20',
  cells: (job) => <JobCells job={job} isCover={view.coverJobs.includes(job.jobId)} />,
  moreText: (count) => `+ ${counted(count, 'more job')} available`,
  empty: () => (
    <EmptyState icon={<SearchX />} title="No jobs available that match your filters">
      Search for something else or reset the filters.
    </EmptyState>
  ),
  filters: (props) => <JobFilterForm {...props} offerType={view.driver.airportCertified} />,
  line: (job) => (
    <>
      <span className="tabular-nums">{job.startTime}</span> ·{' '}
      <span className="whitespace-nowrap">{job.weekDays}</span> · {jobLocation(job)}
    </>
  ),
  notices: (isDirty) => <Notices view={view} isDirty={isDirty} />,
  aside: view.mayEdit && <LiveStanding receipt={view.saved?.receiptNumber} />,
  unsaved: view.standing ? <StatusChip tone="info">Carried over</StatusChip> : undefined,
});

/** Available jobs, the driver's list, and the bar to save it. */
export const PreferencesEditor = ({
  view,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => <RankingEditor {...{ view, problem }} catalogue={jobCatalogue} look={getLook(view)} />;
