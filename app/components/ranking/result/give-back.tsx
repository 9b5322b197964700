import { giveBackPath } from '~/app/components/address/page-paths';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { ResultNews } from '~/domain/award/results/result-news';

/** Leads to the question whether the driver gives back a job that changed. */
export const GiveBackLink = ({
  asked: { periodId },
}: {
  asked: NonNullable<ResultNews['mayGiveBack']>;
}) => (
  <LinkButton to={`${giveBackPath}?week=${periodId}`} className="max-sm:grow">
    {copy.giveBack.open}
  </LinkButton>
);

/** Says that the dispatcher has not passed the job on yet, and lets the driver keep it. */
export const WaitingJobNotice = ({
  news,
  timeZone,
}: InZone<{ news: Pick<ResultNews, 'givenBack'> | null }>) => {
  if (!news?.givenBack?.isWaiting) return null;
  const { periodId, jobId, at } = news.givenBack;
  return (
    <Alert kind="info" title={copy.giveBack.waitingTitle(jobId, formatWeekDays(periodId))}>
      <p>
        <Sentence
          text={copy.giveBack.waiting}
          parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
        />
      </p>
      <PostForm action={giveBackPath} className="mt-3">
        <input type="hidden" name="week" value={periodId} />
        <SendButton intent="keep" fields={{ week: periodId }}>
          {copy.giveBack.keepAfterAll(jobId)}
        </SendButton>
      </PostForm>
    </Alert>
  );
};
