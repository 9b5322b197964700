import { useId } from 'react';
import { adminCopy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatWeek } from '~/app/copy/format-time';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import type { Job } from '~/domain/jobs/job';

/** A job that a published week has otherwise than the list of jobs. */
interface ChangedJobView {
  readonly published: Job;
  /** Null if it was deleted. */
  readonly now: Job | null;
  readonly holders: readonly { readonly employeeId: string; readonly name: string }[];
}

interface ChangedWeekView {
  readonly periodId: string;
  readonly version: number;
  readonly jobs: readonly ChangedJobView[];
}

const publishedWeeksPath = '/admin/edit-jobs/published-weeks';

/** Says that published weeks keep jobs as they were, and leads to the page that changes them there. */
export const PublishedWeeksNote = ({ jobs }: { jobs: number }) =>
  jobs > 0 && (
    <Alert kind="info">
      <p>{adminCopy.publishedWeeks.differ(jobs)}</p>
      <LinkButton to={publishedWeeksPath} className="mt-2">
        {adminCopy.publishedWeeks.review}
      </LinkButton>
    </Alert>
  );

const ChangedJob = ({ job: { published, now, holders } }: { job: ChangedJobView }) => {
  const { publishedWeeks } = adminCopy;
  const clock = useClock();
  const factsId = useId();
  const names = holders.map(({ name, employeeId }) => `${name} (${employeeId})`).join(', ');
  return (
    <li className="py-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="jobs"
          value={published.jobId}
          aria-describedby={factsId}
          className="checkbox checkbox-primary"
        />
        <span className="min-w-0 break-words">
          <strong>{published.jobId}</strong>{' '}
          <span className="text-sm text-muted">{publishedWeeks.heldBy(names, holders.length)}</span>
        </span>
      </label>
      <dl
        id={factsId}
        className="ms-9 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 break-words tabular-nums"
      >
        <dt className="text-muted">{publishedWeeks.published}</dt>
        <dd>{formatJob(published, clock)}</dd>
        <dt className="text-muted">{publishedWeeks.now}</dt>
        <dd className="font-semibold">
          {now ? formatJob(now, clock) : publishedWeeks.deleted(holders.length)}
        </dd>
      </dl>
    </li>
  );
};

/** The jobs of one published week that have changed since, to be changed in that week too. */
export const ChangedWeek = ({
  week: { periodId, version, jobs },
  basis,
}: {
  week: ChangedWeekView;
  /** Names the state of the list of jobs. */
  basis: string;
}) => {
  const { publishedWeeks } = adminCopy;
  return (
    <Card title={formatWeek(periodId)} description={publishedWeeks.version(version)}>
      <PostForm>
        <input type="hidden" name="periodId" value={periodId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="basis" value={basis} />
        <ul className="divide-y divide-base-300">
          {jobs.map((job) => (
            <ChangedJob key={job.published.jobId} job={job} />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <LinkButton to="/admin/edit-jobs">{publishedWeeks.leave}</LinkButton>
          <Button variant="primary" name="intent" value="change" busy={useSending('change')}>
            {publishedWeeks.change}
          </Button>
        </div>
      </PostForm>
    </Card>
  );
};
