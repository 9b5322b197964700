import type { ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { ShownNote } from '~/domain/notes/note-board';
import { DriverFacts } from './driver-card';
import { ListRulesNote, type ListRulesView } from './list/list-rules-note';
import { PageActions } from './page-actions';
import type { RankingView } from './ranking-view';

/** A note. Narrow screens show its title, which unfolds the rest; browsers that cannot unfold it on wide ones do so too. */
const OwnNote = ({
  note: { id, title, text },
  place,
  className,
}: {
  note: ShownNote;
  /** `1 of 2`, where the others are not shown. */
  place: string;
  className: string;
}) => (
  <details
    className={`group rounded-box border surface-info break-words lg:[&::details-content]:[content-visibility:visible] ${className}`}
  >
    <summary className="flex min-h-[42px] cursor-pointer list-none items-center gap-2 px-3 py-1 leading-tight font-bold [&::-webkit-details-marker]:hidden">
      <Icon name="info" className="size-[min(1.25rem,7vw)] shrink-0 text-info-ink" />
      <span className="min-w-0 flex-1">{title}</span>
      <span className="shrink-0 text-sm font-normal text-muted tabular-nums empty:hidden lg:hidden">
        {place}
      </span>
      <Icon
        name="chevron-down"
        className="size-[min(1.25rem,7vw)] shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-3 pb-3">
      <p className="min-w-0 flex-1 basis-60 whitespace-pre-line">{text}</p>
      <PostForm replace preventScrollReset>
        <input type="hidden" name="noteId" value={id} />
        <Button name="intent" value="confirm-note" aria-label={`${copy.results.gotIt}: ${title}`}>
          {copy.results.gotIt}
        </Button>
      </PostForm>
    </div>
  </details>
);

/** Notes from the site's administrators, until the driver confirms them. Narrow screens show one at a time. */
const OwnNotes = ({ notes }: { notes: readonly ShownNote[] }) =>
  notes.length > 0 && (
    <div className="flex flex-col gap-2 pt-1">
      {notes.map((note, index) => (
        <OwnNote
          key={note.id}
          note={note}
          place={notes.length > 1 ? copy.ranking.placeOf(index + 1, notes.length) : ''}
          className={index === 0 ? '' : 'max-lg:hidden'}
        />
      ))}
    </div>
  );

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
  /** What the page is for. */
  description?: string;
  /** The path of the page. */
  path: string;
  /** What the driver has to confirm. */
  news?: ReactNode;
  /** What the driver looks for first. */
  lines?: ReactNode;
  /** Rendered last. */
  children?: ReactNode;
}) => (
  <div className="shell flex flex-col pt-1 lg:gap-3 lg:pt-5 lg:pb-4">
    <div className="relative">
      <h1 className="me-[min(4.5rem,28vw)] text-[min(1.25rem,8vw)] leading-[1.4] font-bold">
        {title}
      </h1>
      <section aria-label={copy.common.driver}>
        <details className="group">
          <summary className="flex min-h-6 cursor-pointer list-none items-start text-sm [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 text-[min(0.875rem,6vw)] leading-[1.4285] text-muted">
              {view.driver.name} <span>·</span>{' '}
              <span className="whitespace-nowrap tabular-nums">
                {copy.ranking.seniority} {view.driver.seniorityNumber ?? copy.common.notAvailable}
              </span>
            </span>
            <span className="absolute -end-1 top-0.5 inline-flex min-h-[44px] items-center gap-1 ps-2 text-[min(0.9375rem,6.5vw)] font-semibold text-primary">
              {copy.ranking.more}
              <Icon
                name="chevron-down"
                className="size-[min(1.25rem,6vw)] transition-transform group-open:rotate-180"
              />
            </span>
          </summary>
          <div className="my-2 rounded-box border border-base-300 bg-base-100 px-4 py-3 sm:px-5">
            {description && <p className="mb-2 text-muted">{description}</p>}
            <DriverFacts {...view} />
            <ListRulesNote rules={view.listRules} of={of} />
            <div className="mt-3 flex flex-wrap gap-2">
              <PageActions {...view} path={path} />
            </div>
          </div>
        </details>
      </section>
    </div>
    {lines}
    {news}
    <OwnNotes notes={view.notes} />
    {children}
  </div>
);
