import { nextSort } from '~/app/components/address/codec';
import { tableHref, type TableQuery } from '~/app/components/address/table-query';
import { classNames } from '~/app/components/ui/class-names';
import { ariaSort, HeadCell, headLook, SortLink } from '~/app/components/ui/data-table';

/** The head cells that sort a table by their columns. `kept` holds the URL's other query parameters. */
export const makeSortHeads = (
  columns: readonly (readonly [column: string, label: string])[],
  query: TableQuery,
  kept: Readonly<Record<string, string>> = {},
) =>
  columns.map(([column, label]) => (
    <th
      key={column}
      scope="col"
      aria-sort={ariaSort(query.sort, column)}
      className={classNames(headLook, 'first:ps-1 last:pe-1')}
    >
      <SortLink
        column={column}
        sort={query.sort}
        className="whitespace-nowrap"
        to={tableHref({ ...query, sort: nextSort(query.sort, column) }, kept)}
      >
        {label}
      </SortLink>
    </th>
  ));

/** The head of a column whose cells say what they are; only screen readers read it. */
export const HiddenHead = ({ text }: { text: string }) => (
  <HeadCell>
    <span className="sr-only">{text}</span>
  </HeadCell>
);
