import { SearchX } from 'lucide-react';
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
import { jobCatalogue } from './job-catalogue';
import { JobFilter } from './job-filter';
import { LiveStanding } from './live-standing';
import { Notices } from './notices';
import type { PreferencesView } from './preferences-view';

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
  filters: (props) => <JobFilter {...props} offerType={view.driver.airportCertified} />,
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
