import { Link } from '@remix-run/react';
import { Children, type ComponentProps, type MouseEventHandler, type ReactNode } from 'react';
import type { Sort } from '~/app/components/address/codec';
import { Icon } from '~/app/components/ui/icon';
import { classNames } from './class-names';

/**
 * A table of rows below a head. It scrolls if it is too wide, or taller than `maxHeight` (`max-h-[500px]`); the head stays
 * visible. `<DataTable caption="Drivers" heads={['ID', 'Name']}>` contains the rows.
 */
export const DataTable = ({
  caption,
  maxHeight,
  heads,
  className,
  headClassName,
  bodyClassName,
  children,
}: {
  /** Read by screen readers, not shown. */
  caption: string;
  maxHeight?: string;
  /** The cells of the head, or the texts of plain ones. */
  heads: readonly ReactNode[];
  className?: string;
  headClassName?: string;
  bodyClassName?: string;
  children: ReactNode;
}) => (
  // A scrollable region must be focusable, or the arrow keys cannot scroll it.
  <div
    role="region"
    aria-label={caption}
    tabIndex={0}
    className={classNames('relative overflow-auto', maxHeight)}
  >
    <table className={classNames('w-full border-separate border-spacing-0 text-start', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={headClassName}>
        <tr>
          {Children.map(heads, (head) =>
            typeof head === 'string' ? <HeadCell>{head}</HeadCell> : head,
          )}
        </tr>
      </thead>
      <tbody className={bodyClassName}>{children}</tbody>
    </table>
  </div>
);

/** How each cell of a head looks. */
export const headLook =
  'bg-base-200 border-base-300 sticky top-0 z-10 border-y text-start text-sm font-semibold';

export const HeadCell = ({ className, ...cell }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...cell}
    className={classNames(headLook, 'px-3 py-2.5 first:ps-4 last:pe-4', className)}
  />
);

export const Cell = ({ className, ...cell }: ComponentProps<'td'>) => (
  <td
    {...cell}
    className={classNames(
      'border-b border-base-300 px-3 py-2 align-middle first:ps-4 last:pe-4',
      className,
    )}
  />
);

/** The link inside a sortable header. An arrow shows its state; screen readers use the header's `aria-sort`. */
export const SortLink = ({
  column,
  sort,
  to,
  onClick,
  className,
  children,
}: {
  column: string;
  sort: Sort;
  /** Where a click leads: the URL of the table sorted by this column. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  className?: string;
  children: ReactNode;
}) => {
  const active = sort.column === column;
  const arrow = active ? (sort.direction === 'asc' ? 'arrow-up' : 'arrow-down') : 'arrow-up-down';
  return (
    <Link
      to={to}
      preventScrollReset
      replace
      {...(onClick && { onClick })}
      className={classNames(
        'flex min-h-11 items-center gap-1 px-3 -outline-offset-3 hover:text-primary',
        active && 'text-primary',
        className,
      )}
    >
      {children}
      <Icon name={arrow} className={classNames('size-4 shrink-0', !active && 'opacity-60')} />
    </Link>
  );
};

export const ariaSort = (sort: Sort, column: string): 'ascending' | 'descending' | 'none' =>
  sort.column !== column ? 'none' : sort.direction === 'asc' ? 'ascending' : 'descending';
