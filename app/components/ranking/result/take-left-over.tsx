import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { Job } from '~/domain/jobs/job';
import type { Deadline } from '~/domain/time/deadline';
import { JobFacts } from './job-facts';

/** The left-over jobs that a driver may take, or took. */
export interface TakeLeftOverView {
  readonly offerId: string;
  readonly periodId: string;
  readonly until: Deadline;
  readonly isRunning: boolean;
  /** What the driver would leave; null if they hold no job. */
  readonly heldId: string | null;
  /** `taken`: the place among those that the driver takes; null for one that they do not take. */
  readonly jobs: readonly { readonly job: Job; readonly taken: number | null }[];
}

/** One offered job with the button that takes it or takes that back. */
const OfferedJob = ({
  job,
  taken,
  isOne,
  offer: { offerId, isRunning },
}: {
  job: Job;
  taken: number | null;
  /** Whether the driver takes no other job. */
  isOne: boolean;
  offer: TakeLeftOverView;
}) => {
  const { leftOver } = copy;
  const isTaken = taken !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-base-300 py-3">
      <span className="min-w-0 flex-1 basis-56">
        <JobFacts job={job} />
        {isTaken && (
          <span className="mt-1 block">
            <StatusChip tone="success">
              {isOne ? leftOver.taken : leftOver.takenAs(taken)}
            </StatusChip>
          </span>
        )}
      </span>
      {isRunning && (
        <PostForm replace preventScrollReset>
          <input type="hidden" name="offerId" value={offerId} />
          <input type="hidden" name="jobId" value={job.jobId} />
          <SendButton
            intent={isTaken ? 'take-back-job' : 'take-job'}
            fields={{ jobId: job.jobId }}
            aria-label={isTaken ? leftOver.takeBackJob(job.jobId) : leftOver.takeJob(job.jobId)}
          >
            {isTaken ? leftOver.takeBack : leftOver.take}
          </SendButton>
        </PostForm>
      )}
    </li>
  );
};

/** Jobs of a published week that nobody has, on the page of a driver who may take them. */
export const TakeLeftOver = ({ offer }: { offer: TakeLeftOverView }) => {
  const { leftOver } = copy;
  const { periodId, until, isRunning, heldId, jobs } = offer;
  const taken = jobs.filter((one) => one.taken !== null);
  return (
    <Card
      title={leftOver.title(formatWeekDays(periodId))}
      description={
        <Sentence
          text={isRunning ? leftOver.until : leftOver.over}
          parts={{ time: <DeadlineText deadline={until} short /> }}
        />
      }
    >
      {isRunning && (
        <p className="mb-3">
          {[
            leftOver.rule,
            ...(heldId === null ? [] : [leftOver.leaves(heldId)]),
            ...(jobs.length > 1 ? [leftOver.order] : []),
          ].join(' ')}
        </p>
      )}
      <ul>
        {jobs.map((one) => (
          <OfferedJob key={one.job.jobId} {...one} isOne={taken.length === 1} offer={offer} />
        ))}
      </ul>
    </Card>
  );
};
