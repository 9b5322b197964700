import { Checkbox } from '~/app/components/forms/checkbox';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { JobFacts } from '~/app/components/ranking/result/job-facts';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek, formatWeekDays } from '~/app/copy/format-time';
import type { LeftOverPageView } from './left-over-view';
import { UntilField } from './until-field';

/** The jobs that nobody has, with the form that offers them. */
export const OfferJobs = ({
  page: { periodId, jobs, waiting, proposed },
}: {
  page: Pick<LeftOverPageView, 'periodId' | 'jobs' | 'waiting' | 'proposed'>;
}) => {
  const { leftOver } = adminCopy;
  return (
    <Card title={leftOver.offerTitle(jobs.length)} description={formatWeek(periodId)}>
      <PostForm className="flex flex-col gap-4">
        <input type="hidden" name="periodId" value={periodId} />
        <fieldset>
          <legend className="font-semibold">{leftOver.chooseJobs}</legend>
          {jobs.map((job) => (
            <Checkbox
              key={job.jobId}
              name="job"
              value={job.jobId}
              defaultChecked
              label={<JobFacts job={job} />}
            />
          ))}
        </fieldset>
        {waiting && (
          <Checkbox
            name="discards"
            value={waiting.offerId}
            label={leftOver.discard(waiting.takers)}
            hint={leftOver.waiting(waiting.takers, formatWeekDays(waiting.periodId))}
          />
        )}
        <div className="flex flex-wrap items-end gap-3">
          <UntilField until={proposed} />
          <SendButton intent="offer" variant="primary">
            {leftOver.offer}
          </SendButton>
        </div>
        <p className="text-sm text-muted">{leftOver.offerText}</p>
      </PostForm>
    </Card>
  );
};
