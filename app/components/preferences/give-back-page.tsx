import type { ComponentProps } from 'react';
import { rankingPages } from '~/app/components/address/page-paths';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Change } from '~/app/components/ranking/result/result-news';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import type { ResultNews } from '~/domain/award/results/result-news';

interface Asked extends NonNullable<ResultNews['mayGiveBack']> {
  readonly version: number;
  readonly news: ResultNews;
}

/** The change, what giving the job back does, and the two answers. */
const Question = ({ asked: { periodId, jobId, version, news } }: { asked: Asked }) => (
  <>
    {news.change && (
      <Card>
        <Change change={news.change} givenBack={null} />
      </Card>
    )}
    <Card title={copy.giveBack.what}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {copy.giveBack.steps(jobId).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <PostForm className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="week" value={periodId} />
        <input type="hidden" name="jobId" value={jobId} />
        <input type="hidden" name="version" value={version} />
        <SendButton intent="give-back" variant="danger" className="max-sm:grow">
          {copy.giveBack.confirm(jobId)}
        </SendButton>
        <LinkButton to={rankingPages.jobs} className="max-sm:grow">
          {copy.common.cancel}
        </LinkButton>
      </PostForm>
    </Card>
  </>
);

/** `asked`: null if the driver is not asked about a job of this week. */
export const GiveBackPage = ({
  asked,
  error,
}: {
  asked: Asked | null;
  error: ComponentProps<typeof ErrorAlert>['error'];
}) => (
  <div className="shell flex max-w-3xl flex-col gap-4 pt-2 pb-8 sm:pt-5">
    <PageHeader
      title={asked ? copy.giveBack.title(asked.jobId) : copy.giveBack.nothing}
      subtitle={asked && formatWeek(asked.periodId)}
      back={{ to: rankingPages.jobs, label: copy.common.backToList }}
    />
    <ErrorAlert error={error} />
    {asked ? (
      <Question asked={asked} />
    ) : (
      <EmptyState icon="info" title={copy.giveBack.nothing}>
        {copy.giveBack.nothingText}
      </EmptyState>
    )}
  </div>
);
