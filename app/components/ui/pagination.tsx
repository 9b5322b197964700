import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
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
          icon={<Icon name="chevron-left" className="size-5" />}
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
          <Icon name="chevron-right" className="size-5" />
        </LinkButton>
      ) : (
        <span className="w-28" />
      )}
    </nav>
  );
};
