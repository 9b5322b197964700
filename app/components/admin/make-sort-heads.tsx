import { nextSort } from '~/app/components/address/codec';
import { tableHref, type TableQuery } from '~/app/components/address/table-query';
import { SortHead } from '~/app/components/ui/data-table';

/** The head cells that sort a table by their columns. `kept` holds the URL's other query parameters. */
export const makeSortHeads = (
  columns: readonly (readonly [column: string, label: string])[],
  query: TableQuery,
  kept: Readonly<Record<string, string>> = {},
) =>
  columns.map(([column, label]) => (
    <SortHead
      key={column}
      column={column}
      sort={query.sort}
      to={tableHref({ ...query, sort: nextSort(query.sort, column) }, kept)}
    >
      {label}
    </SortHead>
  ));
