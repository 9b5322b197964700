import { Form } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { pastResultsPath } from '~/app/components/address/page-paths';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import type { AskedJob, WhoGot as Answer } from '~/domain/reports/who-got';
import { getReasonText } from './outcome-card';
import { maxTypedJob, whoGotId } from './typed-job';

const describeAnswer = (jobId: string, answer: Answer | null): string => {
  const { whoGot } = copy;
  if (answer === null) return whoGot.notRead;
  switch (answer.code) {
    case 'not-offered':
      return whoGot.noSuchJob(jobId);
    case 'yours':
      return whoGot.yours(jobId);
    case 'explained':
      return whoGot.explained(jobId, answer.reason.rank, getReasonText(answer.reason));
    case 'needs-airport-certification':
      return whoGot.needsCertification(jobId);
    case 'taken':
      return `${whoGot.taken(jobId, answer.by)} ${
        answer.isRankedBelow ? whoGot.notAbove : whoGot.notListed
      }`;
  }
};

/** Asks who got a job that is not among the driver's reasons. */
export const AskWhoGot = ({
  path,
  weeks,
  asked,
}: {
  /** The page that answers. */
  path: string;
  /** A button for each week that can be asked about; without weeks, there is one button. */
  weeks?: readonly { readonly periodId: string; readonly text: string }[];
  asked?: AskedJob | null;
}) => (
  <Form
    method="get"
    action={`${path}#${whoGotId}`}
    preventScrollReset={path !== pastResultsPath}
    className="mt-4 flex flex-wrap items-end gap-2"
  >
    <TextInput
      label={copy.whoGot.title}
      name="job"
      required
      maxLength={maxTypedJob}
      placeholder={copy.whoGot.placeholder}
      defaultValue={asked?.jobId}
      autoCapitalize="characters"
      className="min-w-[min(10rem,100%)] flex-1"
    />
    {weeks ? (
      weeks.map(({ periodId, text }) => (
        <Button key={periodId} name="week" value={periodId}>
          {text}
        </Button>
      ))
    ) : (
      <Button>{copy.whoGot.find}</Button>
    )}
  </Form>
);

/** Asks who got a job, and answers below. */
export const WhoGot = ({
  asked,
  isUnknownWeek = false,
  ...question
}: ComponentProps<typeof AskWhoGot> & {
  asked: AskedJob | null;
  /** Whether the URL asks about a week of which the driver has no result. */
  isUnknownWeek?: boolean;
}) => (
  <section id={whoGotId} aria-label={copy.whoGot.title}>
    <AskWhoGot asked={asked} {...question} />
    <p role="status" className="mt-2 font-semibold break-words empty:hidden">
      {asked && (
        <>
          <span className="font-normal text-muted">{formatWeek(asked.periodId)}:</span>{' '}
          {describeAnswer(asked.jobId, asked.answer)}
        </>
      )}
      {isUnknownWeek && copy.whoGot.noSuchWeek}
    </p>
  </section>
);
