import { flexRender, type Table } from '@tanstack/react-table';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import type { GridRow } from './roster-definition';

/** The grid's header row, which stays visible: "select all", and a sort button for each column. */
export const GridHead = ({
  table,
  count,
  template,
  minWidth,
}: {
  table: Table<GridRow>;
  /** The number of rows that the grid shows. */
  count: number;
  template: string;
  minWidth: string;
}) => (
  <div role="rowgroup" style={{ minWidth }} className="sticky top-0 z-10 bg-base-200">
    {table.getHeaderGroups().map((group) => (
      <div
        key={group.id}
        role="row"
        className="grid items-center"
        style={{ gridTemplateColumns: template }}
      >
        <div role="columnheader" className="px-3 py-2">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            aria-label={adminCopy.roster.selectAllShown(count)}
            checked={count > 0 && table.getIsAllRowsSelected()}
            onChange={table.getToggleAllRowsSelectedHandler()}
          />
        </div>
        {group.headers.map((header) => {
          const sorted = header.column.getIsSorted();
          const icon =
            sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'arrow-up-down';
          return (
            <div
              key={header.id}
              role="columnheader"
              aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
            >
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-1 px-3 text-left text-sm font-semibold hover:bg-base-300"
                onClick={() => header.column.toggleSorting(sorted === 'asc')}
              >
                {flexRender(header.column.columnDef.header, header.getContext())}
                <Icon name={icon} className="size-3.5 shrink-0 opacity-70" />
              </button>
            </div>
          );
        })}
        <div role="columnheader" className="sticky end-0 self-stretch bg-base-200">
          <span className="sr-only">{adminCopy.roster.edit}</span>
        </div>
      </div>
    ))}
  </div>
);
