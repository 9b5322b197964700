import { SearchX } from 'lucide-react';
import { AddButton } from '~/app/components/ranking/add-button';
import {
  actionCellLook,
  atSide,
  OfferedTable,
  offeredCellLook,
  offeredRowLook,
} from '~/app/components/ranking/offered-table';
import { Badge } from '~/app/components/ui/status-chip';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { jobLocation, type Job } from '~/domain/jobs/job';
import { counted } from '~/domain/shared/counted';
import type { JobColumn } from '~/domain/picks/filter-jobs';
import type { JobSort } from './page-query';

const columns: readonly [JobColumn, string][] = [
  ['jobId', 'Job ID'],
  ['startTime', 'Start Time'],
  ['weekDays', 'Days of Week'],
  ['location', 'Location'],
];

/** Spec 2: the jobs the driver may rank. */
export const JobsTable = ({
  jobs,
  picks,
  coverJobs,
  onAdd,
  ...table
}: {
  /** Filtered and sorted. */
  jobs: readonly Job[];
  picks: readonly string[];
  /** Marked: their usual drivers are on vacation. */
  coverJobs: readonly string[];
  sort: JobSort;
  showAll: boolean;
  mayEdit: boolean;
  /** The page with another order, or with all jobs. */
  hrefOf: (change: { sort?: JobSort; showAll?: boolean }) => string;
  onSort: (sort: JobSort) => void;
  onShowAll: () => void;
  onAdd: (jobId: string) => void;
}) => {
  if (jobs.length === 0) {
    return (
      <EmptyState icon={<SearchX />} title="No jobs available that match your filters">
        Search for something else or reset the filters.
      </EmptyState>
    );
  }
  const rank = new Map(picks.map((jobId, index) => [jobId, index + 1]));
  return (
    <OfferedTable
      {...table}
      caption="Available jobs"
      columns={columns}
      items={jobs}
      moreOf={(count) => `+ ${counted(count, 'more job')} available`}
      rowOf={(job) => (
        <tr key={job.jobId} className={classNames(offeredRowLook, 'max-sm:ps-20')}>
          <th
            scope="row"
            className="text-start tabular-nums max-sm:block sm:px-3 sm:py-2 sm:first:ps-5"
          >
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
            <span className="px-1.5 text-muted sm:hidden" aria-hidden="true">
              ·
            </span>
          </td>
          <td className={offeredCellLook}>
            {jobLocation(job)}
            {coverJobs.includes(job.jobId) && (
              <>
                {' '}
                <Badge>Vacation cover</Badge>
              </>
            )}
          </td>
          {table.mayEdit && (
            <td className={actionCellLook}>
              <AddButton id={job.jobId} rank={rank.get(job.jobId)} onAdd={onAdd} />
            </td>
          )}
        </tr>
      )}
    />
  );
};
