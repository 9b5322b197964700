import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { JobFacts } from '~/app/components/ranking/result/job-facts';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { Job } from '~/domain/jobs/job';
import type { LeftOverOfferView } from './left-over-view';
import { OfferAnswers } from './offer-answers';
import { UntilField } from './until-field';

/** An offer while answers count: who took what, and its end. */
export const RunningOffer = ({
  offer: { id, until, jobIds, answers },
  jobs,
}: {
  offer: LeftOverOfferView;
  jobs: readonly Job[];
}) => {
  const { leftOver } = adminCopy;
  const others = jobs.filter(({ jobId }) => !jobIds.includes(jobId));
  return (
    <Card
      title={leftOver.running}
      description={
        <Sentence
          text={leftOver.runningUntil}
          parts={{ time: <DeadlineText deadline={until} short /> }}
        />
      }
    >
      <ul>
        {jobs
          .filter(({ jobId }) => jobIds.includes(jobId))
          .map((job) => (
            <li key={job.jobId} className="py-1">
              <JobFacts job={job} />
            </li>
          ))}
      </ul>
      {others.length > 0 && (
        <p className="text-muted">{leftOver.others(others.map(({ jobId }) => jobId))}</p>
      )}
      <OfferAnswers answers={answers} />
      <PostForm className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="offerId" value={id} />
        <UntilField until={until} />
        <SendButton intent="change-until">{leftOver.changeUntil}</SendButton>
        <SendButton intent="end" formNoValidate>
          {leftOver.endNow}
        </SendButton>
        <LinkButton to="/admin/notes" variant="ghost">
          {leftOver.sendNote}
        </LinkButton>
      </PostForm>
    </Card>
  );
};
