import { Link } from '@remix-run/react';
import {
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy } from '~/app/copy/copy';
import type { CellValue } from '~/domain/roster/change-list';
import { fillCells, type FilledCells } from './fill-cells';
import { GridCell } from './grid-cell';
import { GridHead } from './grid-head';
import type { GridColumn, GridRow } from './roster-definition';
import type { Edits } from './use-edits';

interface EditableGridProps {
  readonly label: string;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly edits: Edits;
  readonly onEdit: (rowId: string, field: string, value: CellValue) => void;
  /** A paste of several cells. */
  readonly onFill: (filled: FilledCells) => void;
  readonly search: string;
  readonly selection: RowSelectionState;
  readonly onSelect: (selection: RowSelectionState) => void;
  readonly empty: string;
}

/**
 * Whether a row is selected. Compares with `true`, because for a job named `constructor` the object has an inherited
 * property.
 */
export const isSelectedIn = (selection: RowSelectionState, rowId: string): boolean =>
  selection[rowId] === true;

const rowHeight = 44;

/** At least as many rows as the grid shows before its scripts run. */
const firstRows = 24;

/** The rows that the grid works on: before its scripts run only the first, because a server that handles all is slow. */
const useGridRows = (rows: readonly GridRow[], search: string): readonly GridRow[] => {
  const isHydrated = useHydrated();
  const isWhole = isHydrated || search !== '';
  return useMemo(() => (isWhole ? rows : rows.slice(0, firstRows)), [rows, isWhole]);
};

const useGridTable = ({
  rows: allRows,
  columns,
  search,
  selection,
  onSelect,
}: Pick<EditableGridProps, 'rows' | 'columns' | 'search' | 'selection' | 'onSelect'>) => {
  const rows = useGridRows(allRows, search);
  const [sorting, setSorting] = useState<SortingState>([]);
  const definitions = useMemo<ColumnDef<GridRow>[]>(
    () => columns.map(({ field, label: header }) => ({ id: field, accessorKey: field, header })),
    [columns],
  );
  const table = useReactTable({
    data: rows as GridRow[],
    columns: definitions,
    state: { sorting, globalFilter: search, rowSelection: selection },
    getRowId: (row) => row.id,
    onSortingChange: setSorting,
    onRowSelectionChange: (update) =>
      onSelect(typeof update === 'function' ? update(selection) : update),
    globalFilterFn: 'includesString',
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const shown = table.getRowModel().rows;
  return { table, shown, count: shown.length + allRows.length - rows.length };
};

const useVirtualRows = (scroller: RefObject<HTMLDivElement>, count: number) =>
  useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // While scrolling, let new rows appear a frame late rather than block the page.
    useFlushSync: false,
    initialRect: { width: 1000, height: 500 },
  });

/** A grid, 500 px high, to edit rows in place. Only visible rows are rendered, so 1,000 rows stay fast. */
export const EditableGrid = ({
  label,
  rows,
  columns,
  edits,
  onEdit,
  onFill,
  search,
  selection,
  onSelect,
  empty,
}: EditableGridProps) => {
  const { table, shown, count } = useGridTable({ rows, columns, search, selection, onSelect });
  const selectRow = useCallback(
    (rowId: string, isSelected: boolean) => onSelect({ ...selection, [rowId]: isSelected }),
    [onSelect, selection],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const paste = useCallback(
    (rowId: string, field: string, text: string) => {
      const rowIds = shown.map(({ id }) => id);
      onFill(fillCells({ rowIds, columns, rowId, field }, text));
    },
    [shown, columns, onFill],
  );
  const virtual = useVirtualRows(scroller, count);
  const template = `3rem ${columns.map(({ width }) => (width ? `${width}rem` : 'minmax(12rem, 1fr)')).join(' ')} 3rem`;
  const minWidth = `${6 + columns.reduce((sum, { width }) => sum + (width ?? 12), 0)}rem`;

  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={count + 1}
      tabIndex={0}
      className="h-[500px] overflow-auto rounded-box border border-base-300 bg-base-100 focus-visible:outline-2"
    >
      <GridHead table={table} count={count} template={template} minWidth={minWidth} />
      {count === 0 ? (
        <p className="p-8 text-center text-muted">{empty}</p>
      ) : (
        <div
          role="rowgroup"
          className="relative"
          style={{ height: virtual.getTotalSize(), minWidth }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            if (!row) return null;
            return (
              <GridRowView
                key={row.id}
                row={row.original}
                columns={columns}
                fields={edits.get(row.id)?.fields}
                onEdit={onEdit}
                onPaste={paste}
                isSelected={isSelectedIn(selection, row.id)}
                onSelect={selectRow}
                index={index}
                start={start}
                template={template}
              />
            );
          })}
        </div>
      )}
    </div>
  );
};

interface GridRowViewProps {
  readonly row: GridRow;
  readonly columns: readonly GridColumn[];
  readonly fields: Readonly<Record<string, CellValue>> | undefined;
  readonly onEdit: EditableGridProps['onEdit'];
  readonly onPaste: ComponentProps<typeof GridCell>['onPaste'];
  readonly isSelected: boolean;
  readonly onSelect: (rowId: string, isSelected: boolean) => void;
  readonly index: number;
  readonly start: number;
  readonly template: string;
}

/** Memoized, so that scrolling renders only the new rows. */
const GridRowView = memo(function GridRowView({
  row,
  columns,
  fields,
  onEdit,
  onPaste,
  isSelected,
  onSelect,
  index,
  start,
  template,
}: GridRowViewProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={`absolute inset-x-0 top-0 grid items-center border-b border-base-200 text-sm ${isSelected ? 'bg-primary/10' : ''}`}
      style={{
        gridTemplateColumns: template,
        height: rowHeight,
        transform: `translateY(${start}px)`,
      }}
    >
      <div role="cell" className="px-3">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          aria-label={adminCopy.roster.selectRow(row.id)}
          checked={isSelected}
          onChange={(event) => onSelect(row.id, event.target.checked)}
        />
      </div>
      {columns.map((column) => (
        <div key={column.field} role="cell" className="px-1">
          <GridCell
            column={column}
            rowId={row.id}
            value={fields?.[column.field] ?? row[column.field]}
            isEdited={fields?.[column.field] !== undefined}
            onChange={onEdit}
            onPaste={onPaste}
          />
        </div>
      ))}
      <div role="cell" className="sticky end-0 bg-base-100">
        <Link
          to={`?edit=${encodeURIComponent(row.id)}`}
          preventScrollReset
          className="btn btn-square btn-ghost btn-sm"
          aria-label={adminCopy.roster.editRow(row.id)}
        >
          <Icon name="pencil" className="size-4" />
        </Link>
      </div>
    </div>
  );
});
