import { Link } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { ariaSort, nextSort, SortLink } from '~/app/components/ui/data-table';
import type { SortBy } from './sort-by';

const rowsShown = 10;

/** On a phone a row becomes two lines between what stands at its sides; wider, a plain table. */
export const offeredRowLook =
  'border-b border-base-300 last:border-b-0 max-sm:relative max-sm:block max-sm:min-h-16 max-sm:py-2.5 max-sm:pe-29 max-sm:leading-snug';
export const offeredCellLook = 'max-sm:text-sm max-sm:inline sm:px-3 sm:py-2';
export const atSide = 'max-sm:absolute max-sm:top-1/2 max-sm:-translate-y-1/2';
export const actionCellLook = `${atSide} max-sm:end-3 sm:w-px sm:py-1.5 sm:ps-3 sm:pe-4 sm:text-end`;

const ifPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

/** Spec 2: what the driver may rank; the first ten, then how many more there are. */
export const OfferedTable = <Item, Column extends string>({
  caption,
  columns,
  items,
  moreOf,
  sort,
  showAll,
  mayEdit,
  hrefOf,
  onSort,
  onShowAll,
  rowOf,
}: {
  caption: string;
  columns: readonly (readonly [Column, string])[];
  /** Filtered and sorted. */
  items: readonly Item[];
  /** Says that so many more are there. */
  moreOf: (count: number) => string;
  sort: SortBy<Column>;
  showAll: boolean;
  mayEdit: boolean;
  /** The page with another order, or with everything. */
  hrefOf: (change: { sort?: SortBy<Column>; showAll?: boolean }) => string;
  onSort: (sort: SortBy<Column>) => void;
  onShowAll: () => void;
  rowOf: (item: Item) => ReactNode;
}) => {
  const shown = showAll ? items : items.slice(0, rowsShown);
  const more = items.length - shown.length;
  return (
    <>
      <table className="w-full max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:block">
          <tr className="border-y border-base-300 bg-base-200 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col">
            {columns.map(([column, label]) => {
              const next = nextSort(sort, column) as SortBy<Column>;
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={ariaSort(sort, column)}
                  className="text-start text-sm font-semibold sm:first:ps-2"
                >
                  <SortLink
                    column={column}
                    sort={sort}
                    to={hrefOf({ sort: next })}
                    onClick={ifPlainClick(() => onSort(next))}
                    className="max-sm:h-full max-sm:gap-0.5 max-sm:px-2 max-sm:text-xs max-sm:leading-tight"
                  >
                    {label}
                  </SortLink>
                </th>
              );
            })}
            {mayEdit && (
              <th scope="col" className="px-4 text-end text-sm font-semibold max-sm:sr-only">
                Action
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">{shown.map(rowOf)}</tbody>
      </table>
      {more > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-base-300 px-4 py-3 sm:px-5">
          <p className="font-semibold tabular-nums">{moreOf(more)}</p>
          <Link
            to={hrefOf({ showAll: true })}
            preventScrollReset
            replace
            onClick={ifPlainClick(onShowAll)}
            className="btn border-base-300 bg-base-100"
          >
            Show all
          </Link>
        </div>
      )}
    </>
  );
};
