import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Pagination } from '~/app/components/ui/pagination';
import { copy } from '~/app/copy/copy';
import { formatLocationAndPlaces, formatShift, formatWorkDays } from '~/app/copy/describe-job';
import type { LandingView } from './landing-view';

/** Job ID, Start Time, Days of Week and Location of the site's jobs. */
export const WeeklyJobs = ({ view: { jobs, page, pages } }: { view: LandingView }) => {
  const { landing, common } = copy;
  const clock = useClock();
  if (jobs.length === 0) {
    return (
      <Card>
        <EmptyState icon="calendar-x-2" title={landing.noJobs}>
          {landing.noJobsHint}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush className="overflow-hidden">
      <div className="-mt-3">
        <DataTable
          caption={landing.weeklyJobs}
          heads={[common.jobId, common.startTime, common.daysOfWeek, common.location]}
        >
          {jobs.map((job) => (
            <tr key={job.jobId} className="last:[&>td]:border-b-0">
              <Cell className="h-12 font-semibold tabular-nums">{job.jobId}</Cell>
              <Cell className="tabular-nums">{formatShift(job, clock)}</Cell>
              <Cell>{formatWorkDays(job)}</Cell>
              <Cell>{formatLocationAndPlaces(job)}</Cell>
            </tr>
          ))}
        </DataTable>
        <Pagination
          label={landing.pages}
          page={page}
          pages={pages}
          toHref={(number) => `?tab=jobs&page=${number}`}
        />
      </div>
    </Card>
  );
};
