import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { CompactCountdown } from '~/app/components/time/countdown';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { toEpochMs } from '~/domain/time/instant';

const PublishNow = () => <SendButton intent="publish">{adminCopy.week.publishNow}</SendButton>;

/** Counts down to the publication that an administrator has confirmed, publishes it at once or cancels it. */
export const WaitingPublication = ({
  version,
  startsAt,
  isReady,
  now,
  action,
}: {
  /** The version that will be published. */
  version: number;
  /** ISO instant. */
  startsAt: string;
  /** Whether it need not wait for the last saves. */
  isReady: boolean;
  /** The server's time when it rendered the page. */
  now: string;
  /** The page that publishes. */
  action: string;
}) => (
  <PostForm action={action} preventScrollReset className="flex flex-wrap items-center gap-3">
    <input type="hidden" name="seen" value={version - 1} />
    <p role="status">
      <strong>
        <Sentence
          text={adminCopy.week.publishing(version)}
          parts={{ left: <CompactCountdown until={startsAt} serverNow={toEpochMs(now)} /> }}
        />
      </strong>{' '}
      {adminCopy.week.publishingGoesOn}
    </p>
    {isReady && <PublishNow />}
    <SendButton intent="cancel-publishing">{adminCopy.week.cancelPublishing}</SendButton>
  </PostForm>
);
