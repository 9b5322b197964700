import { copy } from '~/app/copy/copy';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from './button';

/** Links to the pages of a long list. `toHref` receives a page number starting at 1. */
export const Pagination = ({
  label,
  page,
  pages,
  toHref,
}: {
  label: string;
  page: number;
  pages: number;
  toHref: (page: number) => string;
}) => {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 p-4">
      {page > 1 ? (
        <LinkButton
          to={toHref(page - 1)}
          preventScrollReset
          rel="prev"
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
        >
          {copy.shell.previous}
        </LinkButton>
      ) : (
        <span className="w-28" />
      )}
      <p className="text-sm text-muted tabular-nums">{copy.shell.pageOf(page, pages)}</p>
      {page < pages ? (
        <LinkButton to={toHref(page + 1)} preventScrollReset rel="next">
          {copy.shell.next}
          <ChevronRight className="size-5" aria-hidden="true" />
        </LinkButton>
      ) : (
        <span className="w-28" />
      )}
    </nav>
  );
};
