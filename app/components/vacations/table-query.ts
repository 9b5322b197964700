import {
  combine,
  searchField,
  showAllField,
  formatSort,
  sortField,
  type Sort,
} from '~/app/components/address/codec';
import { compareText } from '~/domain/shared/text';

/** What a table keeps in the page's address, so that it also works without JavaScript. */
export interface TableQuery {
  readonly search: string;
  readonly sort: Sort;
  readonly showAll: boolean;
}

export const readTableQuery = (
  query: URLSearchParams,
  columns: readonly string[],
  otherwise: Sort,
): TableQuery =>
  combine<TableQuery>({
    search: searchField,
    sort: sortField(columns, otherwise),
    showAll: showAllField,
  }).read(query);

/** The page with its table like this. `more` says what else stands in the address. */
export const tableHref = (
  { search, sort, showAll }: TableQuery,
  more: Readonly<Record<string, string>> = {},
): string =>
  `?${new URLSearchParams([
    ...searchField.write(search),
    ['sort', formatSort(sort)],
    ...showAllField.write(showAll),
    ...Object.entries(more),
  ])}`;

/** Rows in the order of a column, those without a value last; equal ones stay as they stand. */
export const sortRows = <Row>(
  rows: readonly Row[],
  { direction }: Sort,
  getValue: (row: Row) => string | number | null,
): Row[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const [a, b] = [getValue(left), getValue(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(`${a}`, `${b}`))
    );
  });
};
