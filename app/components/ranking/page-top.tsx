import type { ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { ShownNote } from '~/domain/notes/note-board';
import { DriverFacts } from './driver-card';
import { ListRulesNote, type ListRulesView } from './list/list-rules-note';
import { PageActions } from './page-actions';
import type { RankingView } from './ranking-view';

/** Notes from the site's administrators, until the driver confirms them. */
const OwnNotes = ({ notes }: { notes: readonly ShownNote[] }) =>
  notes.map(({ id, title, text }) => (
    <Alert key={id} kind="info" title={title} className="mb-4 break-words">
      <p className="whitespace-pre-line">{text}</p>
      <PostForm replace preventScrollReset className="mt-3">
        <input type="hidden" name="noteId" value={id} />
        <Button name="intent" value="confirm-note" aria-label={`${copy.results.gotIt}: ${title}`}>
          {copy.results.gotIt}
        </Button>
      </PostForm>
    </Alert>
  ));

interface PageTopView extends RankingView {
  readonly notes: readonly ShownNote[];
  readonly listRules: ListRulesView;
}

/**
 * The top of a driver's page. Folds away what a driver seldom needs, so that a phone shows the list or the result
 * without scrolling.
 */
export const PageTop = ({
  view,
  of,
  title,
  description,
  path,
  news,
  lines,
  children,
}: {
  view: PageTopView;
  of: 'jobs' | 'vacations';
  title: string;
  /** May be empty. */
  description: string;
  /** The path of the page. */
  path: string;
  /** What the driver has to confirm, above the title. */
  news?: ReactNode;
  /** What the driver looks for first, below the title. */
  lines?: ReactNode;
  /** Rendered below the driver. */
  children?: ReactNode;
}) => (
  <div className="shell py-3 sm:pt-5 sm:pb-4">
    {news}
    <OwnNotes notes={view.notes} />
    <div className="flex flex-wrap items-baseline gap-x-2 sm:block">
      <h1 className="text-xl font-bold sm:text-3xl">{title}</h1>
      <p className="text-muted max-sm:text-sm">{description}</p>
    </div>
    {lines}
    <section
      aria-label={copy.common.driver}
      className="mt-2 rounded-box border border-base-300 bg-base-100 sm:mt-3"
    >
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-1.5 sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <strong>{view.driver.name}</strong> <span className="text-muted">·</span>{' '}
            <span className="whitespace-nowrap text-muted tabular-nums">
              {copy.ranking.seniority} {view.driver.seniorityNumber ?? copy.common.notAvailable}
            </span>
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-primary">
            {copy.ranking.more}
            <Icon
              name="chevron-down"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="border-t border-base-300 px-4 py-3 sm:px-5">
          <DriverFacts {...view} />
          <ListRulesNote rules={view.listRules} of={of} />
          <div className="mt-3 flex flex-wrap gap-2">
            <PageActions {...view} path={path} />
          </div>
        </div>
      </details>
    </section>
    {children}
  </div>
);
