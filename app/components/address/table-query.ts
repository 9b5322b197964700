import {
  combine,
  searchField,
  showAllField,
  formatSort,
  sortField,
  type Sort,
} from '~/app/components/address/codec';
import { compareText } from '~/domain/shared/text';

/** What a table keeps in the page's URL, so that it works without JavaScript. */
export interface TableQuery {
  readonly search: string;
  readonly sort: Sort;
  readonly showAll: boolean;
}

/** Its names in the URL. */
export const tableFields = ['q', 'sort', 'all'] as const;
/** The name of a table's filter in the URL. */
export const filterName = 'show';

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

/** The URL of the page with the table in this state. `more` holds other query parameters. */
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

/** Sorts rows by a column. Rows without a value come last, and equal ones keep their order. */
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
