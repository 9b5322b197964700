import { Fragment, type ReactNode } from 'react';
import {
  atSide,
  dot,
  offeredCellLook,
  offeredHeadLook,
} from '~/app/components/ranking/list/offered-table';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { useClock } from '~/app/components/time/use-clock';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatLocationAndPlaces, formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import type { Job } from '~/domain/jobs/job';
import type { JobColumn, JobFilter as Filter } from '~/domain/picks/filter-jobs';
import { jobCatalogue } from './job-catalogue';
import { JobFilterForm } from './job-filter';
import { JobNotices } from './job-notices';
import { LiveStanding, useReach, useStanding, type Reach } from './live-standing';
import type { PreferencesView } from './preferences-view';

/** Days such as `Mon-Fri` stay on one line; a long text may break. */
const WorkDays = ({ job }: { job: Job }) => {
  const days = formatWorkDays(job);
  return <span className={days.length <= 16 ? 'whitespace-nowrap' : undefined}>{days}</span>;
};

/** The start of a job and its end, if that is stated. On a phone, where the start is large, the end stands below it. */
const ShiftTimes = ({ job: { startTime, endTime } }: { job: Job }) => {
  const clock = useClock();
  return (
    <>
      {formatTime(startTime, clock)}
      {endTime && (
        <span className="max-sm:block max-sm:text-sm max-sm:font-normal @max-xs:inline!">
          –{formatTime(endTime, clock)}
        </span>
      )}
    </>
  );
};

const JobCells = ({ job, badges }: { job: Job; badges: readonly string[] }) => (
  <>
    <th scope="row" className={`${offeredHeadLook} @max-xs:inline`}>
      {job.jobId}
    </th>
    <td
      className={classNames(
        atSide,
        'whitespace-nowrap tabular-nums max-sm:start-3 max-sm:text-lg max-sm:font-bold sm:px-3 sm:py-2',
        // Without room at the side, the time follows the ID, and the days begin a new line.
        '@max-xs:static! @max-xs:ms-2 @max-xs:inline @max-xs:translate-none!',
      )}
    >
      <ShiftTimes job={job} />
    </td>
    <td className={`${offeredCellLook} @max-xs:before:block`}>
      <WorkDays job={job} />
      {dot}
    </td>
    <td className={offeredCellLook}>
      {formatLocationAndPlaces(job)}
      {badges.map((text) => (
        <Fragment key={text}>
          {' '}
          <Badge>{text}</Badge>
        </Fragment>
      ))}
    </td>
  </>
);

const JobLine = ({ job }: { job: Job }) => (
  <>
    <span className="me-2 inline-block max-w-full text-lg font-bold tabular-nums">
      <ShiftTimes job={job} />
    </span>
    <span className="inline-block max-w-full font-semibold tabular-nums">{job.jobId}</span>
    <span className="block text-sm text-muted">
      <WorkDays job={job} /> · {formatLocationAndPlaces(job)}
    </span>
  </>
);

type JobLook = EditorLook<Job, JobColumn, Filter>;

/**
 * How the jobs look to a driver, and to an administrator who ranks them for the driver. Only the driver is told which jobs
 * are within reach.
 */
export const getJobLook = (
  view: Pick<PreferencesView, 'coverJobs' | 'driver'>,
  { reach = null, saved = null }: { reach?: Reach | null; saved?: readonly Filter[] | null } = {},
): Omit<JobLook, 'notices'> => ({
  title: copy.preferences.offered,
  caption: copy.common.availableJobs,
  labels: {
    jobId: copy.common.jobId,
    startTime: copy.common.startTime,
    weekDays: copy.common.daysOfWeek,
    location: copy.common.location,
  },
  rowStart: 'max-sm:ps-28 @max-xs:ps-4',
  cells: (job) => (
    <JobCells
      job={job}
      badges={[
        ...(view.coverJobs.includes(job.jobId) ? [copy.preferences.vacationCover] : []),
        ...(reach?.jobIds.has(job.jobId) ? [copy.preferences.withinReach] : []),
      ]}
    />
  ),
  moreText: (count) => copy.preferences.moreJobs(count),
  empty: () => (
    <EmptyState icon="search-x" title={copy.preferences.noMatch}>
      {copy.preferences.noMatchHint}
    </EmptyState>
  ),
  filters: (props) => (
    <JobFilterForm
      {...props}
      saved={saved}
      reach={reach}
      offerType={view.driver.airportCertified}
    />
  ),
  line: (job) => <JobLine job={job} />,
  ...(reach?.isOn && { isShown: ({ jobId }) => reach.jobIds.has(jobId) }),
});

/** The available jobs, the driver's list, and the bar that saves it. */
export const PreferencesEditor = ({
  view,
  problem,
  below,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
  /** Rendered below the jobs and the list. */
  below: ReactNode;
}) => {
  const standing = useStanding(view.mayEdit ? view.saved?.receiptNumber : null);
  const look: JobLook = {
    ...getJobLook(view, { reach: useReach(standing), saved: view.savedFilters }),
    notices: (isDirty) => <JobNotices view={view} isDirty={isDirty} />,
    aside: (picks) =>
      view.mayEdit && (
        <LiveStanding
          standing={standing}
          ranked={view.offered.filter(({ jobId }) => picks.includes(jobId))}
          timeZone={view.site.timeZone}
        />
      ),
    below,
    unsaved: view.standing ? (
      <StatusChip tone="info">{copy.preferences.carriedOver}</StatusChip>
    ) : undefined,
  };
  return <RankingEditor view={view} problem={problem} look={look} catalogue={jobCatalogue} />;
};
