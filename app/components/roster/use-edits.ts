import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CellValue } from '~/domain/roster/change-list';
import type { CellEdit } from './fill-cells';
import type { GridRow } from './roster-definition';

type Cells = Readonly<Record<string, CellValue>>;

interface UnsavedRow {
  /** The row as it was at its first edit. A save is refused if the stored row differs from it. */
  readonly seen: Cells;
  readonly fields: Cells;
}
export type Edits = ReadonlyMap<string, UnsavedRow>;

const without = (
  edits: Edits,
  id: string,
  isGone: (field: string, value: CellValue) => boolean,
): Edits => {
  const unsaved = edits.get(id);
  if (!unsaved) return edits;
  const kept = Object.entries(unsaved.fields).filter(([field, value]) => !isGone(field, value));
  if (kept.length === Object.keys(unsaved.fields).length) return edits;
  const after = new Map(edits);
  if (kept.length > 0) after.set(id, { ...unsaved, fields: Object.fromEntries(kept) });
  else after.delete(id);
  return after;
};

/** The edits with one more cell; without it, if the cell has its stored value again. */
const withCell = (edits: Edits, row: GridRow | undefined, { field, value }: CellEdit): Edits => {
  if (!row) return edits;
  const { id, ...stored } = row;
  if (row[field] === value) return without(edits, id, (one) => one === field);
  const { seen, fields } = edits.get(id) ?? { seen: stored, fields: {} };
  return new Map(edits).set(id, { seen, fields: { ...fields, [field]: value } });
};

/**
 * Unsaved edits by row ID and field. Setting a field back to its stored value removes the edit, so that the count
 * matches what Save would change. If someone else deleted a row, its edits remain until the administrator decides about
 * them.
 */
export const useEdits = (rows: readonly GridRow[]) => {
  const [edits, setEdits] = useState<Edits>(new Map());
  // Edits that equal the reloaded rows have been stored, so drop them.
  useEffect(() => {
    setEdits((before) =>
      rows.reduce<Edits>(
        (left, row) => without(left, row.id, (field, value) => row[field] === value),
        before,
      ),
    );
  }, [rows]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const setAll = useCallback(
    (cells: readonly CellEdit[]) =>
      setEdits((before) =>
        cells.reduce((edited, cell) => withCell(edited, byId.get(cell.rowId), cell), before),
      ),
    [byId],
  );
  const set = useCallback(
    (rowId: string, field: string, value: CellValue) => setAll([{ rowId, field, value }]),
    [setAll],
  );
  /** Discards the edit of a field, or all edits of the row. */
  const drop = useCallback(
    (id: string, field?: string) =>
      setEdits((before) => without(before, id, (one) => field === undefined || one === field)),
    [],
  );
  const clear = useCallback(() => setEdits(new Map()), []);
  return { edits, set, setAll, drop, clear };
};
