import { AskAdmin } from '~/app/components/ranking/result/ask-admin';
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

/** Tells a driver without a job what may still come, which jobs are left, and whom to ask. */
export const NoJobNext = ({
  jobsLeft,
  contactEmail,
}: {
  /** Null if that is not known. */
  jobsLeft: readonly Job[] | null;
  contactEmail: string;
}) => {
  const { title, left, moreLeft, assignable, noneLeft, mayStillCome } = copy.preferences.noJob;
  const others = (jobsLeft?.length ?? 0) - firstJobs;
  return (
    <section className="rounded-box border border-base-300 bg-base-200 p-4">
      <h3 className="font-bold">{title}</h3>
      {!jobsLeft?.length ? (
        <p className="mt-1">{jobsLeft ? noneLeft : mayStillCome}</p>
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
      <AskAdmin email={contactEmail} />
    </section>
  );
};
