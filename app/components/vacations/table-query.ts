import type { Sort } from '~/app/components/ui/data-table';
import { compareText } from '~/domain/shared/text';

/** What a table keeps in the page's address, so that it also works without JavaScript. */
export interface TableQuery {
  readonly search: string;
  readonly sort: Sort;
  readonly showAll: boolean;
}

/** `q`, `sort` as `column:desc`, and `all`; a column that the table does not have is left aside. */
export const readTableQuery = (
  query: URLSearchParams,
  columns: readonly string[],
  otherwise: Sort,
): TableQuery => {
  const [column = '', direction] = (query.get('sort') ?? '').split(':');
  return {
    search: (query.get('q') ?? '').slice(0, 100),
    sort: columns.includes(column)
      ? { column, direction: direction === 'desc' ? 'desc' : 'asc' }
      : otherwise,
    showAll: query.get('all') === '1',
  };
};

export const sortPair = ({ column, direction }: Sort): string => `${column}:${direction}`;

/** The page with its table like this. `more` says what else stands in the address. */
export const tableHref = (
  { search, sort, showAll }: TableQuery,
  more: Readonly<Record<string, string>> = {},
): string =>
  `?${new URLSearchParams({
    ...(search && { q: search }),
    sort: sortPair(sort),
    ...(showAll && { all: '1' }),
    ...more,
  })}`;

/** Rows in the order of a column, those without a value last; equal ones stay as they stand. */
export const sortRows = <Row>(
  rows: readonly Row[],
  { direction }: Sort,
  valueOf: (row: Row) => string | number | null,
): Row[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(`${a}`, `${b}`))
    );
  });
};
