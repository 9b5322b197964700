import { copy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import { SearchX } from 'lucide-react';
import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import {
  atSide,
  dot,
  offeredCellLook,
  offeredHeadLook,
} from '~/app/components/ranking/offered-table';
import { EnteredNotice } from '~/app/components/ranking/entered-notice';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import type { Job } from '~/domain/jobs/job';
import type { JobColumn, JobFilter as Filter } from '~/domain/picks/filter-jobs';
import { askServer } from '~/app/components/ui/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import { Alert } from '~/app/components/ui/alert';
import { formatTime, formatWeekDays } from '~/app/copy/format-time';
import { useClock } from '~/app/components/time/use-clock';
import { jobCatalogue } from './job-catalogue';
import { JobFilterForm } from './job-filter';
import type { PreferencesView } from './preferences-view';
import { StandingLines, type StandingView } from './standing';
import { formatLocationAndPlaces, formatWorkDays } from '~/app/copy/describe-job';

const ClosedNotice = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  if (view.selection.state !== 'closed') return null;
  if (view.mayEdit) {
    return (
      <Alert kind="warning" title={copy.preferences.deadlinePassed}>
        {copy.preferences.lateSaves}
      </Alert>
    );
  }
  return (
    <Alert kind="warning" title={copy.preferences.deadlinePassed}>
      {copy.preferences.viewOnly}
      {isDirty && <strong className="mt-1 block">{copy.preferences.notSubmitted}</strong>}
    </Alert>
  );
};

/** Notices that a driver should see above the list: selection closed, list carried over, or picks no longer offered. */
const Notices = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  const { standing, vanished, saved, mayEdit, selection, onVacation } = view;
  return (
    <>
      <EnteredNotice view={view} />
      <ClosedNotice view={view} isDirty={isDirty} />
      {onVacation && (
        <Alert kind="info" title={copy.preferences.vacationTitle}>
          {copy.preferences.vacationText(onVacation, formatWeekDays(selection.periodId))}
        </Alert>
      )}
      {standing && !onVacation && selection.state !== 'published' && (
        <Alert kind="info" title={copy.preferences.carriedTitle}>
          {copy.preferences.takesPart(formatWeekDays(selection.periodId))}{' '}
          {mayEdit && copy.preferences.saveToConfirm}
        </Alert>
      )}
      {vanished.length > 0 && selection.state !== 'published' && (
        <Alert kind="warning" title={copy.common.picksGone}>
          <Sentence
            text={
              saved
                ? copy.preferences.goneSaved(vanished.length)
                : copy.preferences.goneCarried(vanished.length)
            }
            parts={{ jobs: <span className="tabular-nums">{vanished.join(', ')}</span> }}
          />
        </Alert>
      )}
    </>
  );
};

const path = '/driver-preferences/standing';
/**
 * Ignores a failed background request, because the driver did not start it. If the session is over, the next page that
 * the driver opens shows the login.
 */
const silently = () => undefined;

/**
 * Loads the driver's standing once the page is shown and again after each save. Until the first standing arrives, shows
 * a link to the separate page about it.
 */
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
        {copy.preferences.howMany}
      </Link>
    );
  }
  if (!standing.safeDepth && !standing.ifClosedNow) return null;
  return (
    <section
      aria-label={copy.common.whereYouStand}
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
        'whitespace-nowrap tabular-nums max-sm:start-3 max-sm:text-lg max-sm:font-bold sm:px-3 sm:py-2',
      )}
    >
      {formatTime(job.startTime, useClock())}
    </td>
    <td className={offeredCellLook}>
      {formatWorkDays(job)}
      {dot}
    </td>
    <td className={offeredCellLook}>
      {formatLocationAndPlaces(job)}
      {isCover && (
        <>
          {' '}
          <Badge>{copy.preferences.vacationCover}</Badge>
        </>
      )}
    </td>
  </>
);

const JobLine = ({ job }: { job: Job }) => (
  <>
    <span className="tabular-nums">{formatTime(job.startTime, useClock())}</span> ·{' '}
    <span className="whitespace-nowrap">{formatWorkDays(job)}</span> ·{' '}
    {formatLocationAndPlaces(job)}
  </>
);

type JobLook = EditorLook<Job, JobColumn, Filter>;

/** How the jobs look to a driver, and to an administrator who ranks them for the driver. */
export const getJobLook = (
  view: Pick<PreferencesView, 'coverJobs' | 'driver'>,
): Omit<JobLook, 'notices'> => ({
  title: copy.preferences.offered,
  caption: copy.common.availableJobs,
  labels: {
    jobId: copy.common.jobId,
    startTime: copy.common.startTime,
    weekDays: copy.common.daysOfWeek,
    location: copy.common.location,
  },
  rowStart: 'max-sm:ps-28',
  cells: (job) => <JobCells job={job} isCover={view.coverJobs.includes(job.jobId)} />,
  moreText: (count) => copy.preferences.moreJobs(count),
  empty: () => (
    <EmptyState icon={<SearchX />} title={copy.preferences.noMatch}>
      {copy.preferences.noMatchHint}
    </EmptyState>
  ),
  filters: (props) => <JobFilterForm {...props} offerType={view.driver.airportCertified} />,
  line: (job) => <JobLine job={job} />,
});

const getLook = (view: PreferencesView): JobLook => ({
  ...getJobLook(view),
  notices: (isDirty) => <Notices view={view} isDirty={isDirty} />,
  aside: view.mayEdit && <LiveStanding receipt={view.saved?.receiptNumber} />,
  unsaved: view.standing ? (
    <StatusChip tone="info">{copy.preferences.carriedOver}</StatusChip>
  ) : undefined,
});

/** The available jobs, the driver's list, and the bar that saves it. */
export const PreferencesEditor = ({
  view,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => <RankingEditor {...{ view, problem }} catalogue={jobCatalogue} look={getLook(view)} />;
