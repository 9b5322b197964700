import type { ReactNode } from 'react';
import { OtherPageLink } from '~/app/components/ranking/driver-tabs';
import { offeredCell } from '~/app/components/ranking/list/offered-table';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { useClock } from '~/app/components/time/use-clock';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { Badge } from '~/app/components/ui/status-chip';
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
        <span className="max-sm:block max-sm:text-sm max-sm:font-normal">
          –{formatTime(endTime, clock)}
        </span>
      )}
    </>
  );
};

const { head, cell, first, below, left, middle } = offeredCell;

const JobCells = ({
  job,
  isCover,
  isWithinReach,
}: {
  job: Job;
  isCover: boolean;
  isWithinReach: boolean;
}) => (
  <>
    <th scope="row" className={`${head} ${left} ${below} @max-[17rem]:order-3`}>
      {job.jobId}
      {isWithinReach && (
        <span className="sm:hidden">
          {' '}
          <Icon name="check" className="inline size-4 align-text-bottom text-success-ink" />
          <span className="sr-only">{copy.preferences.withinReach}</span>
        </span>
      )}
    </th>
    <td
      className={`${cell} ${left} ${first} whitespace-nowrap tabular-nums max-sm:text-[1.0625rem] max-sm:leading-6 max-sm:font-bold @max-[17rem]:order-1 @max-[17rem]:basis-full`}
    >
      <ShiftTimes job={job} />
    </td>
    <td
      className={`${cell} ${middle} ${first} max-sm:text-[0.9375rem] max-sm:leading-6 @max-[17rem]:order-2`}
    >
      <WorkDays job={job} />
    </td>
    <td className={`${cell} ${middle} ${below} @max-[17rem]:order-4 @max-[17rem]:basis-full`}>
      {formatLocationAndPlaces(job)}
      {isCover && (
        <>
          {' '}
          <Badge>{copy.preferences.vacationCover}</Badge>
        </>
      )}
      {isWithinReach && (
        <span className="max-sm:hidden">
          {' '}
          <Badge>{copy.preferences.withinReach}</Badge>
        </span>
      )}
    </td>
  </>
);

const JobLine = ({ job }: { job: Job }) => (
  <span className="grid @min-[12.5rem]:grid-cols-[5.5rem_minmax(0,1fr)] @min-[12.5rem]:gap-x-2">
    <span className="max-w-full font-bold tabular-nums">
      <ShiftTimes job={job} />
    </span>
    <span className="text-sm text-muted tabular-nums @min-[12.5rem]:row-start-2">{job.jobId}</span>
    <span className="text-sm @min-[12.5rem]:col-start-2 @min-[12.5rem]:row-start-1">
      <WorkDays job={job} />
    </span>
    <span className="text-sm text-muted @min-[12.5rem]:col-start-2">
      {formatLocationAndPlaces(job)}
    </span>
  </span>
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
  cells: (job) => (
    <JobCells
      job={job}
      isCover={view.coverJobs.includes(job.jobId)}
      isWithinReach={reach?.jobIds.has(job.jobId) === true}
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
    otherPage: <OtherPageLink current="jobs" />,
    ...(view.standing && { unsaved: copy.preferences.carriedOver }),
  };
  return <RankingEditor view={view} problem={problem} look={look} catalogue={jobCatalogue} />;
};
