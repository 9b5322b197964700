import { memo, useState, type ClipboardEvent } from 'react';
import { useEarlyCheck, useTypedValue } from '~/app/components/forms/use-typed-value';
import { adminCopy } from '~/app/copy/copy';
import type { CellValue } from '~/domain/roster/change-list';
import { readHours, showCell } from '~/domain/roster/read-cell';
import { hasSeveralCells, parseDay } from './fill-cells';
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

const pasteSeveral = (event: ClipboardEvent, take: (text: string) => void) => {
  const text = event.clipboardData.getData('text/plain');
  if (!hasSeveralCells(text)) return;
  event.preventDefault();
  take(text);
};

/** Converts typed text to a value of the column. Returns undefined for invalid text, which must be ignored. */
const parse = (column: GridColumn, text: string): CellValue | undefined => {
  const { kind, mayLack } = column;
  if (text === '' && mayLack) return text;
  if (kind === 'hours') return text === '' ? 0 : (readHours(text) ?? undefined);
  if (kind === 'whole-number') return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  if (kind === 'time') return startTime.test(text) ? text : undefined;
  if (kind === 'day') return parseDay(column, text);
  return text;
};

/** One cell of the grid: a checkbox, or a text field that reports only valid values. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { kind } = props.column;
  if (kind === 'id')
    return <span className="px-2 font-mono tabular-nums">{String(props.value)}</span>;
  if (kind === 'fixed-flag') {
    const text = props.value ? adminCopy.common.yes : adminCopy.common.no;
    return <span className="px-2 text-muted">{text}</span>;
  }
  return kind === 'flag' ? <FlagCell {...props} /> : <TextCell {...props} />;
});

const editedLook = (isEdited: boolean) => (isEdited ? 'font-semibold text-primary' : '');

const FlagCell = ({ column, rowId, value, isEdited, onChange, onPaste }: GridCellProps) => {
  const isOn = value === true;
  const { field, label } = column;
  const checkbox = useEarlyCheck(isOn, (isNow) => onChange(rowId, field, isNow));
  return (
    <label
      className={`flex min-h-9 cursor-pointer items-center gap-2 px-2 ${editedLook(isEdited)}`}
    >
      <input
        {...checkbox}
        type="checkbox"
        className="checkbox checkbox-sm"
        aria-label={adminCopy.roster.cell(label, rowId)}
        onPaste={(event) => pasteSeveral(event, (text) => onPaste(rowId, field, text))}
      />
      <span aria-hidden>{isOn ? adminCopy.common.yes : adminCopy.common.no}</span>
    </label>
  );
};

const inputModes: Readonly<Partial<Record<GridColumn['kind'], 'numeric' | 'decimal'>>> = {
  'whole-number': 'numeric',
  hours: 'decimal',
};

const TextCell = ({ column, rowId, value, isEdited, onChange, onPaste }: GridCellProps) => {
  const { field, kind, label } = column;
  const shown = String(showCell(kind, value ?? ''));
  const [draft, setDraft] = useState<string | null>(null);
  const input = useTypedValue(draft ?? shown, (text) => {
    setDraft(text);
    const parsed = parse(column, text);
    if (parsed !== undefined) onChange(rowId, field, parsed);
  });
  const isIgnored = draft !== null && parse(column, draft) === undefined;
  return (
    <input
      {...input}
      className={`input h-9 w-full input-ghost px-2 text-sm tabular-nums ${editedLook(isEdited)} ${isIgnored ? 'input-error' : ''}`}
      aria-label={adminCopy.roster.cell(label, rowId)}
      aria-invalid={isIgnored || undefined}
      inputMode={inputModes[kind]}
      placeholder={kind === 'time' ? 'HH:MM' : undefined}
      onPaste={(event) =>
        pasteSeveral(event, (text) => {
          setDraft(null);
          onPaste(rowId, field, text);
        })
      }
      onBlur={() => setDraft(null)}
    />
  );
};
