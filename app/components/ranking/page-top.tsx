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

/** Longer notes show their first two lines, and the rest when they are unfolded. */
const isShortNote = ({ text }: ShownNote): boolean =>
  text.length <= 80 && text.split('\n').length <= 2;

const OwnNote = ({
  note,
  place,
  className,
}: {
  note: ShownNote;
  /** `1 of 2`, where the others are not shown. */
  place: string;
  className: string;
}) => {
  const { id, title, text } = note;
  return (
    <section
      data-note
      className={`flex-col rounded-box border surface-info px-3 py-1.5 break-words ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <Icon name="info" className="size-5 shrink-0 text-info-ink" />
        <p className="min-w-[min(8rem,60%)] flex-1 leading-tight font-bold">{title}</p>
        <span className="shrink-0 text-sm text-muted tabular-nums empty:hidden lg:hidden">
          {place}
        </span>
        <PostForm replace preventScrollReset>
          <input type="hidden" name="noteId" value={id} />
          <Button name="intent" value="confirm-note" aria-label={`${copy.results.gotIt}: ${title}`}>
            {copy.results.gotIt}
          </Button>
        </PostForm>
      </div>
      {isShortNote(note) ? (
        <p className="text-sm whitespace-pre-line">{text}</p>
      ) : (
        <details className="group text-sm">
          <summary className="flex min-h-10 cursor-pointer list-none items-end gap-1 [&::-webkit-details-marker]:hidden">
            <span className="line-clamp-2 min-w-0 flex-1 whitespace-pre-line group-open:line-clamp-none">
              {text}
            </span>
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
        </details>
      )}
    </section>
  );
};

/** Notes from the site's administrators, until the driver confirms them. Narrow screens show one at a time. */
const OwnNotes = ({ notes }: { notes: readonly ShownNote[] }) =>
  notes.length > 0 && (
    <div className="flex flex-col gap-2 pt-1">
      {notes.map((note, index) => (
        <OwnNote
          key={note.id}
          note={note}
          place={notes.length > 1 ? copy.ranking.placeOf(index + 1, notes.length) : ''}
          className={index === 0 ? 'flex' : 'hidden lg:flex'}
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
      <h1 className="me-[min(6rem,28vw)] text-[min(1.25rem,8vw)] leading-[1.4] font-bold">
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
