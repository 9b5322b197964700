import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { JobChainCard } from '~/app/components/freed-jobs/job-chain-card';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { Deadline } from '~/domain/time/deadline';
import type { LeftOverOfferView, LeftOverPreviewView } from './left-over-view';
import { OfferAnswers } from './offer-answers';
import { UntilField } from './until-field';

/** Who gets what by the answers, and the button that publishes it. */
const Publish = ({ offerId, preview }: { offerId: string; preview: LeftOverPreviewView }) => {
  const { freeJob, leftOver } = adminCopy;
  const { chain, drivers, others, changes, left, confirmed, version } = preview;
  return (
    <>
      <JobChainCard chain={chain} drivers={drivers} givenBack={[]} />
      <PostForm className="flex flex-col gap-2">
        <input type="hidden" name="offerId" value={offerId} />
        <input type="hidden" name="confirmed" value={confirmed} />
        {others.length > 0 && <p>{freeJob.withOthers(others.map(({ jobId }) => jobId))}</p>}
        {left.length > 0 && <p>{freeJob.left(left)}</p>}
        <p className="text-muted">{freeJob.next(version + 1)}</p>
        <SendButton intent="publish" variant="primary" className="self-start">
          {leftOver.publish(changes)}
        </SendButton>
      </PostForm>
    </>
  );
};

/** Whether answers change somebody's result. */
export const isToPublish = ({ preview }: LeftOverOfferView): boolean =>
  preview !== null && preview.changes > 0;

/** An offer after its time: what to publish, or that nobody took anything. */
export const OfferOver = ({
  offer,
  proposed,
  isPresent,
}: {
  offer: LeftOverOfferView;
  proposed: Deadline;
  /** Whether manual assignments of the week can be entered. */
  isPresent: boolean;
}) => {
  const { leftOver } = adminCopy;
  const { id, until, answers, preview } = offer;
  return (
    <>
      <Card
        title={leftOver.over}
        description={
          <Sentence
            text={leftOver.overSince}
            parts={{ time: <DeadlineText deadline={until} short /> }}
          />
        }
      >
        {answers.length === 0 ? <p>{leftOver.nobody}</p> : <OfferAnswers answers={answers} />}
        {answers.length > 0 && !isToPublish(offer) && <p>{leftOver.noChange}</p>}
        {isPresent && !isToPublish(offer) && (
          <LinkButton to="/admin/final-assignments#manual-assignments" className="mt-3">
            {leftOver.assign}
          </LinkButton>
        )}
        {isToPublish(offer) && (
          <PostForm className="mt-4 flex flex-wrap items-end gap-3">
            <input type="hidden" name="offerId" value={id} />
            <UntilField until={proposed} />
            <SendButton intent="change-until">{leftOver.offerAgain}</SendButton>
          </PostForm>
        )}
      </Card>
      {preview && isToPublish(offer) && <Publish offerId={id} preview={preview} />}
    </>
  );
};
