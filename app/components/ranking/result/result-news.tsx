import { useNavigation } from '@remix-run/react';
import { useId, type ReactElement } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatDaysOfYear } from '~/app/copy/format-time';
import type { ResultNews as News } from '~/domain/award/results/result-news';
import { GiveBackLink } from './give-back';

const listIds = (ids: readonly string[]) => ids.join(', ') || copy.results.nothing;

type Told = NonNullable<News['change']>;

/** The times and days of the jobs or weeks that the driver keeps and that were changed. */
const Offers = ({ offers: { jobs, weeks } }: { offers: NonNullable<Told['offers']>['now'] }) => {
  const clock = useClock();
  const rows = [
    ...jobs.map((job) => ({ id: job.jobId, text: formatJob(job, clock) })),
    ...weeks.map(({ weekId: id, startDate, endDate }) => ({
      id,
      text: formatDaysOfYear(startDate, endDate),
    })),
  ];
  return rows.map(({ id, text }) => (
    <p key={id} className="tabular-nums">
      {rows.length > 1 ? `${id} · ${text}` : text}
    </p>
  ));
};

/** Before, now and why. */
export const Change = ({ change, givenBack }: { change: Told } & Pick<News, 'givenBack'>) => (
  <>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt>{copy.results.before}</dt>
      <dd>
        <strong>{listIds(change.before)}</strong>
        {change.offers && <Offers offers={change.offers.before} />}
      </dd>
      <dt>{copy.results.now}</dt>
      <dd>
        <strong>{listIds(change.now)}</strong>
        {change.offers && <Offers offers={change.offers.now} />}
      </dd>
    </dl>
    <p className="mt-2 font-semibold">{copy.results.why}</p>
    <ul className="list-disc ps-5">
      {givenBack && <li>{copy.giveBack.gave(givenBack.jobId)}</li>}
      {change.causes.map((cause) => (
        <li key={JSON.stringify(cause)}>{copy.results.describeCause(cause)}</li>
      ))}
    </ul>
  </>
);

/** Says how a new version changed the driver's result, and asks the driver to confirm that they have seen it. */
export const ResultNews = ({
  news: { version, publishedAt, seenAt, change, mayGiveBack, givenBack },
  title = copy.results.changed,
  awardId,
  timeZone,
}: {
  news: News;
  /** What a changed result is told with. */
  title?: string;
  /** The award that it is about; undefined for the one in force. */
  awardId?: string;
  timeZone: string;
}) => {
  const intent = awardId === undefined ? 'confirm-result' : 'confirm-past-result';
  const titleId = useId();
  const sent = useNavigation().formData;
  const isSending =
    sent?.get('intent') === intent && (sent.get('awardId') ?? undefined) === awardId;
  if (seenAt)
    return (
      <p className="text-sm text-muted tabular-nums">
        <Sentence
          text={copy.results.seenAt}
          parts={{ time: <InstantText at={seenAt} timeZone={timeZone} /> }}
        />
      </p>
    );
  const confirm = (
    <PostForm preventScrollReset className="max-sm:grow">
      {awardId !== undefined && <input type="hidden" name="awardId" value={awardId} />}
      <input type="hidden" name="version" value={version} />
      <Button
        name="intent"
        value={intent}
        variant="primary"
        className="text-[min(1rem,8vw)] [--size:min(2.75rem,56px)] max-sm:w-full"
        busy={isSending}
        {...(change && { 'aria-describedby': titleId })}
      >
        {mayGiveBack ? copy.giveBack.keep : copy.results.gotIt}
      </Button>
    </PostForm>
  );
  if (!change)
    return (
      <div className="@container flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm @max-[14rem]:sr-only">{copy.results.pleaseConfirm}</p>
        {confirm}
      </div>
    );
  return (
    <Alert
      kind="warning"
      title={<span id={titleId}>{title}</span>}
      className="max-lg:mt-1 max-lg:px-3"
    >
      <Change change={change} givenBack={givenBack} />
      <p className="mt-2 text-sm">
        <Sentence
          text={copy.results.publishedAt}
          parts={{ time: <InstantText at={publishedAt} timeZone={timeZone} /> }}
        />{' '}
        {!mayGiveBack && copy.results.pleaseConfirm}
      </p>
      {mayGiveBack && (
        <p className="mt-2">
          {mayGiveBack.isAgain
            ? copy.giveBack.askAgain(mayGiveBack.jobId)
            : copy.giveBack.ask(mayGiveBack.jobId)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {confirm}
        {mayGiveBack && <GiveBackLink asked={mayGiveBack} />}
      </div>
    </Alert>
  );
};

/** Where an outcome card has the news: a result as first published is confirmed below its reasons, a changed one above. */
export const placeNews = (
  news: News | null,
  timeZone: string,
): { news?: ReactElement; confirm?: ReactElement } => {
  if (!news) return {};
  const shown = <ResultNews news={news} timeZone={timeZone} />;
  return news.change || news.seenAt ? { news: shown } : { confirm: shown };
};

/** Shown instead of results that were withdrawn. */
export const WithdrawnNotice = ({
  title,
  withdrawn: { at, reason },
  timeZone,
}: InZone<{ title: string; withdrawn: { readonly at: string; readonly reason: string } }>) => (
  <Alert kind="warning" title={title}>
    <p className="break-words">
      <Sentence
        text={copy.results.withdrawnAt}
        parts={{ time: <InstantText at={at} timeZone={timeZone} />, reason }}
      />
    </p>
    <p>{copy.results.withdrawnNext}</p>
  </Alert>
);
