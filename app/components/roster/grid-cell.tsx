import { adminCopy } from '~/app/copy/copy';
import { memo, useState, type ClipboardEvent } from 'react';
import type { CellValue } from '~/domain/roster/change-list';
import { hasSeveralCells } from './fill-cells';
import type { GridColumn } from './roster-definition';

interface GridCellProps {
  readonly column: GridColumn;
  readonly rowId: string;
  readonly value: CellValue | undefined;
  readonly isEdited: boolean;
  readonly onChange: (rowId: string, field: string, value: CellValue) => void;
  /** A paste of several cells, of which this one is the first. */
  readonly onPaste: (rowId: string, field: string, text: string) => void;
}

const startTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Converts typed text to a value of the column. Returns undefined for invalid text, which must be ignored. */
const parse = (kind: GridColumn['kind'], text: string): CellValue | undefined => {
  if (kind === 'whole-number') return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  if (kind === 'time') return startTime.test(text) ? text : undefined;
  return text;
};

/** One cell of the grid: a checkbox, or a text field that reports only valid values. */
export const GridCell = memo(function GridCell({
  column,
  rowId,
  value,
  isEdited,
  onChange,
  onPaste,
}: GridCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const name = adminCopy.roster.cell(column.label, rowId);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasSeveralCells(text)) return;
    event.preventDefault();
    setDraft(null);
    onPaste(rowId, column.field, text);
  };
  const marked = isEdited ? 'font-semibold text-primary' : '';
  if (column.kind === 'id')
    return <span className="px-2 font-mono tabular-nums">{String(value)}</span>;
  if (column.kind === 'fixed-flag')
    return (
      <span className="px-2 text-muted">{value ? adminCopy.common.yes : adminCopy.common.no}</span>
    );
  if (column.kind === 'flag') {
    return (
      <label className={`flex min-h-9 cursor-pointer items-center gap-2 px-2 ${marked}`}>
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          aria-label={name}
          checked={value === true}
          onPaste={paste}
          onChange={(event) => onChange(rowId, column.field, event.target.checked)}
        />
        <span aria-hidden>{value ? adminCopy.common.yes : adminCopy.common.no}</span>
      </label>
    );
  }
  const shown = draft ?? String(value ?? '');
  const isIgnored = draft !== null && parse(column.kind, draft) === undefined;
  return (
    <input
      className={`input h-9 w-full input-ghost px-2 text-sm tabular-nums ${marked} ${isIgnored ? 'input-error' : ''}`}
      aria-label={name}
      aria-invalid={isIgnored || undefined}
      inputMode={column.kind === 'whole-number' ? 'numeric' : undefined}
      placeholder={column.kind === 'time' ? 'HH:MM' : undefined}
      value={shown}
      onPaste={paste}
      onChange={(event) => {
        setDraft(event.target.value);
        const parsed = parse(column.kind, event.target.value);
        if (parsed !== undefined) onChange(rowId, column.field, parsed);
      }}
      onBlur={() => setDraft(null)}
    />
  );
});
