import { useClock } from '~/app/components/time/use-clock';
import { formatJob } from '~/app/copy/describe-job';
import type { Job } from '~/domain/jobs/job';

/** A job with its times, days and place in one line. */
export const JobFacts = ({ job }: { job: Job }) => (
  <span className="tabular-nums">
    <strong>{job.jobId}</strong> · {formatJob(job, useClock())}
  </span>
);
