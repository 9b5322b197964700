import { Link } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';

interface GivenBack {
  readonly employeeId: string;
  readonly name: string;
  readonly periodId: string;
  readonly jobId: string;
}

const pagePath = '/admin/free-job';

const getPath = ({ employeeId: driver, periodId: week }: GivenBack): string =>
  `${pagePath}?${new URLSearchParams({ driver, week })}`;

/** Which drivers give a job back. Each one leads to the page that shows who gets it. */
export const GivenBackNotice = ({
  jobs,
  most = jobs.length,
}: {
  jobs: readonly GivenBack[];
  /** How many are shown before a link to all. */
  most?: number;
}) =>
  jobs.length > 0 && (
    <Alert kind="warning">
      <div className={jobs.length === 1 ? 'gap-x-3 sm:flex sm:items-center' : undefined}>
        <p className="font-bold">{adminCopy.freeJob.givenBackTitle(jobs.length)}</p>
        <ul>
          {jobs.slice(0, most).map((job) => (
            <li key={`${job.periodId} ${job.employeeId}`}>
              <Link
                to={getPath(job)}
                className="inline-flex min-h-11 items-center underline sm:min-h-8"
              >
                {adminCopy.freeJob.givenBackBy(
                  job.jobId,
                  `${job.name} (${job.employeeId})`,
                  formatWeekDays(job.periodId),
                )}
              </Link>
            </li>
          ))}
          {jobs.length > most && (
            <li>
              <Link
                to={pagePath}
                className="inline-flex min-h-11 items-center underline sm:min-h-8"
              >
                {adminCopy.freeJob.allGivenBack(jobs.length)}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </Alert>
  );
