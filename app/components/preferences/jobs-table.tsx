import { Link } from '@remix-run/react';
import { Plus, SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { ariaSort, nextSort, SortLink } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { jobLocation, type Job } from '~/domain/jobs/job';
import type { JobColumn } from '~/domain/picks/filter-jobs';
import type { JobSort } from './page-query';

const columns: readonly [JobColumn, string][] = [
  ['jobId', 'Job ID'],
  ['startTime', 'Start Time'],
  ['weekDays', 'Days of Week'],
  ['location', 'Location'],
];
const rowsShown = 10;

/** On a phone a row becomes two lines between the start time and the button; wider, a plain table. */
const rowLook =
  'border-b border-base-300 last:border-b-0 max-sm:relative max-sm:block max-sm:min-h-16 max-sm:py-2.5 max-sm:ps-20 max-sm:pe-29 max-sm:leading-snug';
const cellLook = 'max-sm:text-sm max-sm:inline sm:px-3 sm:py-2';
const atSide = 'max-sm:absolute max-sm:top-1/2 max-sm:-translate-y-1/2';

const ifPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

/** Spec 2: the jobs the driver may rank; the first ten, then how many more there are. */
export const JobsTable = ({
  jobs,
  picks,
  sort,
  showAll,
  mayEdit,
  hrefOf,
  onSort,
  onShowAll,
  onAdd,
}: {
  /** Filtered and sorted. */
  jobs: readonly Job[];
  picks: readonly string[];
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
  const shown = showAll ? jobs : jobs.slice(0, rowsShown);
  const more = jobs.length - shown.length;
  const rank = new Map(picks.map((jobId, index) => [jobId, index + 1]));
  return (
    <>
      <table className="w-full max-sm:block">
        <caption className="sr-only">Available jobs</caption>
        <thead className="max-sm:block">
          <tr className="border-y border-base-300 bg-base-200 max-sm:grid max-sm:grid-cols-4">
            {columns.map(([column, label]) => {
              const next = nextSort(sort, column) as JobSort;
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={ariaSort(sort, column)}
                  className="text-start text-sm font-semibold sm:first:ps-2"
                >
                  <SortLink
                    column={column}
                    sort={sort}
                    to={hrefOf({ sort: next })}
                    onClick={ifPlainClick(() => onSort(next))}
                    className="max-sm:h-full max-sm:gap-0.5 max-sm:px-2 max-sm:text-xs max-sm:leading-tight"
                  >
                    {label}
                  </SortLink>
                </th>
              );
            })}
            {mayEdit && (
              <th scope="col" className="px-4 text-end text-sm font-semibold max-sm:sr-only">
                Action
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((job) => (
            <tr key={job.jobId} className={rowLook}>
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
              <td className={cellLook}>
                {job.weekDays}
                <span className="px-1.5 text-muted sm:hidden" aria-hidden="true">
                  ·
                </span>
              </td>
              <td className={cellLook}>{jobLocation(job)}</td>
              {mayEdit && (
                <td
                  className={classNames(
                    atSide,
                    'max-sm:end-3 sm:w-px sm:py-1.5 sm:ps-3 sm:pe-4 sm:text-end',
                  )}
                >
                  <AddButton jobId={job.jobId} rank={rank.get(job.jobId)} onAdd={onAdd} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-base-300 px-4 py-3 sm:px-5">
          <p className="font-semibold tabular-nums">+ {more} more jobs available</p>
          <Link
            to={hrefOf({ showAll: true })}
            preventScrollReset
            replace
            onClick={ifPlainClick(onShowAll)}
            className="btn border-base-300 bg-base-100"
          >
            Show all
          </Link>
        </div>
      )}
    </>
  );
};

const AddButton = ({
  jobId,
  rank,
  onAdd,
}: {
  jobId: string;
  rank: number | undefined;
  onAdd: (jobId: string) => void;
}) => (
  <button
    type="submit"
    form="pick-edits"
    name="edit"
    value={`add:${jobId}`}
    aria-disabled={rank !== undefined || undefined}
    aria-label={rank === undefined ? `Add ${jobId}` : `${jobId} is pick ${rank}`}
    onClick={(event) => {
      event.preventDefault();
      if (rank === undefined) onAdd(jobId);
    }}
    className={classNames(
      'btn w-24 gap-1.5 tabular-nums',
      rank === undefined
        ? 'border-primary bg-base-100 text-primary hover:bg-primary hover:text-primary-content'
        : 'cursor-default surface-success text-success-ink',
    )}
  >
    {rank === undefined ? (
      <>
        <Plus className="size-4" aria-hidden="true" />
        Add
      </>
    ) : (
      `✓ Pick ${rank}`
    )}
  </button>
);
