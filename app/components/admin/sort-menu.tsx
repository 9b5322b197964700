import { nextSort } from '~/app/components/address/codec';
import { tableHref, type TableQuery } from '~/app/components/address/table-query';
import { Menu, MenuLink } from '~/app/components/ui/menu';
import { adminCopy } from '~/app/copy/copy';

/** By which column the rows are sorted, on phones, where no heads stand above them. */
export const SortMenu = ({
  columns,
  query,
  kept = {},
}: {
  columns: readonly (readonly [column: string, label: string])[];
  query: TableQuery;
  /** The URL's other query parameters. */
  kept?: Readonly<Record<string, string>>;
}) => (
  <Menu label={adminCopy.assignments.sort} icon="arrow-up-down" className="sm:hidden">
    {columns.map(([column, label]) => (
      <MenuLink
        key={column}
        to={tableHref({ ...query, sort: nextSort(query.sort, column) }, kept)}
        preventScrollReset
        replace
        icon={column === query.sort.column ? 'check' : 'arrow-up-down'}
      >
        {adminCopy.assignments.sortBy(label)}
      </MenuLink>
    ))}
  </Menu>
);
