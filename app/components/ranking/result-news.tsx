import { copy } from '~/app/copy/copy';
import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { InstantText } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import type { ChangeCause } from '~/domain/award/result-change-schema';

/** What a driver has to know about their result, and whether they confirmed it. */
export interface ResultNewsView {
  readonly version: number;
  readonly publishedAt: string;
  readonly seenAt: string | null;
  readonly change: {
    readonly before: readonly string[];
    readonly now: readonly string[];
    readonly causes: readonly ChangeCause[];
  } | null;
}

const listIds = (ids: readonly string[]) => ids.join(', ') || copy.results.nothing;

const Change = ({ change }: { change: NonNullable<ResultNewsView['change']> }) => (
  <>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt>{copy.results.before}</dt>
      <dd className="font-bold">{listIds(change.before)}</dd>
      <dt>{copy.results.now}</dt>
      <dd className="font-bold">{listIds(change.now)}</dd>
    </dl>
    <p className="mt-2 font-semibold">{copy.results.why}</p>
    <ul className="list-disc ps-5">
      {change.causes.map((cause) => (
        <li key={JSON.stringify(cause)}>{copy.results.describeCause(cause)}</li>
      ))}
    </ul>
  </>
);

/** Says how a new version changed the driver's result, and asks the driver to confirm that they have seen it. */
export const ResultNews = ({
  news: { version, publishedAt, seenAt, change },
  timeZone,
}: {
  news: ResultNewsView;
  timeZone: string;
}) => {
  const isSending = useNavigation().formData?.get('intent') === 'confirm-result';
  if (seenAt)
    return (
      <p className="text-sm text-muted tabular-nums">
        <Sentence
          text={copy.results.seenAt}
          parts={{ time: <InstantText at={seenAt} timeZone={timeZone} /> }}
        />
      </p>
    );
  return (
    <Alert kind={change ? 'warning' : 'info'} title={change && copy.results.changed}>
      {change && <Change change={change} />}
      <p className={change ? 'mt-2' : undefined}>
        {change && (
          <>
            <Sentence
              text={copy.results.publishedAt}
              parts={{ time: <InstantText at={publishedAt} timeZone={timeZone} /> }}
            />{' '}
          </>
        )}
        {copy.results.pleaseConfirm}
      </p>
      <PostForm preventScrollReset className="mt-3">
        <input type="hidden" name="version" value={version} />
        <Button name="intent" value="confirm-result" variant="primary" busy={isSending}>
          {copy.results.gotIt}
        </Button>
      </PostForm>
    </Alert>
  );
};

/** Shown instead of results that were withdrawn. */
export const WithdrawnNotice = ({
  title,
  withdrawn: { at, reason },
  timeZone,
}: {
  title: string;
  withdrawn: { readonly at: string; readonly reason: string };
  timeZone: string;
}) => (
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
