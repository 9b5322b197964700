import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatLocation, formatShift, formatWorkDays } from '~/app/copy/describe-job';
import type { Job } from '~/domain/jobs/job';

/** Longer lists of jobs show so many. */
const firstJobs = 5;

const JobLeft = ({ job }: { job: Job }) => (
  <li className="border-t border-base-300 py-2 tabular-nums">
    <strong>{job.jobId}</strong> · {formatShift(job, useClock())} · {formatWorkDays(job)} ·{' '}
    {formatLocation(job)}
  </li>
);

/** Tells a driver without a job what happens next, and which jobs are left. */
export const NoJobNext = ({ jobsLeft }: { jobsLeft: readonly Job[] }) => {
  const { title, left, moreLeft, assignable, noneLeft } = copy.preferences.noJob;
  const others = jobsLeft.length - firstJobs;
  return (
    <section className="rounded-box border border-base-300 bg-base-200 p-4">
      <h3 className="font-bold">{title}</h3>
      {jobsLeft.length === 0 ? (
        <p className="mt-1">{noneLeft}</p>
      ) : (
        <>
          <p className="mt-1">{assignable}</p>
          <p className="mt-3 font-semibold">{left(jobsLeft.length)}</p>
          <ul className="mt-2">
            {jobsLeft.slice(0, firstJobs).map((job) => (
              <JobLeft key={job.jobId} job={job} />
            ))}
          </ul>
        </>
      )}
      {others > 0 && <p className="text-muted">{moreLeft(others)}</p>}
    </section>
  );
};
