import { Form } from '@remix-run/react';
import { TextInput } from '~/app/components/forms/text-input';
import { Button, LinkButton } from '~/app/components/ui/button';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { PageHeader } from '~/app/components/ui/page-header';
import { Pagination } from '~/app/components/ui/pagination';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatDay } from '~/app/copy/format-time';
import type { SharedReason } from '~/domain/award/results/all-results';

/** A driver's list and result, as every driver of the site may read them. */
interface SharedResultView {
  readonly seniorityNumber: number | null;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly held: readonly {
    readonly id: string;
    readonly dates: { readonly startDate: string; readonly endDate: string } | null;
  }[];
  readonly count: number;
  readonly picks: readonly {
    readonly rank: number;
    readonly pickId: string;
    readonly reason: SharedReason;
  }[];
}

export interface AllResultsView {
  readonly by: 'by-number' | 'by-name';
  readonly results: readonly SharedResultView[];
  readonly found: number;
  readonly drivers: number;
  readonly page: number;
  readonly pages: number;
}

const formatHeld = ({ id, dates }: SharedResultView['held'][number]): string =>
  dates ? `${id} (${copy.time.range(formatDay(dates.startDate), formatDay(dates.endDate))})` : id;

const Result = ({ result, isOpen }: { result: SharedResultView; isOpen: boolean }) => {
  const { seniorityNumber, name, isOwn, held, count, picks } = result;
  const number = copy.allResults.seniority(seniorityNumber);
  return (
    <li className="rounded-box border border-base-300 bg-base-100">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3">
        <h2 className="font-bold break-words">
          {name ?? number}
          {isOwn && (
            <>
              {' '}
              <Badge>{copy.allResults.you}</Badge>
            </>
          )}
        </h2>
        {name && <span className="text-sm text-muted tabular-nums">{number}</span>}
        <p className="w-full tabular-nums">
          {held.length > 0 ? (
            <strong>{held.map(formatHeld).join(', ')}</strong>
          ) : (
            copy.allResults.nothing
          )}
        </p>
      </div>
      {count === 0 ? (
        <p className="px-4 pt-1 pb-3 text-sm text-muted">{copy.allResults.noList}</p>
      ) : (
        <details className="group px-4 pb-1" open={isOpen}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2">
            <Icon
              name="chevron-right"
              className="size-5 shrink-0 transition-transform group-open:rotate-90"
            />
            {copy.allResults.list(count)}
            <span className="sr-only">{` ${name ?? number}`}</span>
          </summary>
          <ol className="pb-2">
            {picks.map(({ rank, pickId, reason }) => (
              <li
                key={rank}
                className="flex flex-wrap items-baseline gap-x-3 border-t border-base-300 py-2"
              >
                <span className="shrink-0 tabular-nums">
                  <span className="text-sm text-muted">{copy.common.pick(rank)}</span>{' '}
                  <strong>{pickId}</strong>
                </span>
                <span className="min-w-48 flex-1">{copy.allResults.describe(reason)}</span>
              </li>
            ))}
          </ol>
          {picks.length < count && seniorityNumber !== null && (
            <LinkButton to={`?number=${seniorityNumber}`} className="mb-2">
              {copy.allResults.wholeList(count)}
            </LinkButton>
          )}
        </details>
      )}
    </li>
  );
};

/** Everybody's lists and results, for drivers of a site that opens them. */
export const AllResultsPage = ({
  view,
  title,
  about,
  path,
  query: { search, number },
}: {
  /** Null if they are not open, or no longer. */
  view: AllResultsView | null;
  title: string;
  about: string;
  /** The path of the driver's own page. */
  path: string;
  query: { readonly search: string; readonly number: number | null };
}) => (
  <div className="shell flex max-w-3xl flex-col gap-4 pt-5 pb-8">
    <PageHeader
      title={title}
      eyebrow={about}
      {...(view && { description: copy.allResults.intro[view.by] })}
      back={{ to: path, label: copy.common.backToList }}
    />
    {!view ? (
      <EmptyState icon="search-x" title={copy.allResults.notOpen}>
        {copy.allResults.notOpenHint}
      </EmptyState>
    ) : (
      <>
        {number === null ? (
          <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
            <TextInput
              label={copy.allResults.search[view.by]}
              name="q"
              defaultValue={search}
              autoComplete="off"
              className="min-w-0 grow"
            />
            <Button>{copy.allResults.find}</Button>
          </Form>
        ) : (
          <LinkButton to="?" className="self-start">
            {copy.allResults.everybody}
          </LinkButton>
        )}
        <p role="status" className="text-sm text-muted tabular-nums">
          {copy.allResults.found(view.found, view.drivers)}
        </p>
        {view.results.length === 0 ? (
          <EmptyState icon="search-x" title={copy.allResults.noMatch}>
            {copy.allResults.noMatchHint}
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {view.results.map((result, index) => (
              <Result
                key={result.seniorityNumber ?? `at ${index}`}
                result={result}
                isOpen={number !== null}
              />
            ))}
          </ul>
        )}
        <Pagination
          label={copy.allResults.pages}
          page={view.page}
          pages={view.pages}
          toHref={(page) =>
            `?${new URLSearchParams({ ...(search && { q: search }), page: String(page) })}`
          }
        />
      </>
    )}
  </div>
);
