import { useCallback, useState } from 'react';

export type Cell = string | number | boolean;
export type Edits = ReadonlyMap<string, Readonly<Record<string, Cell>>>;

/**
 * Unsaved edits by row id, field by field. A field set back to its stored value is no edit any more, so
 * that the count says what Save will change.
 */
export const useEdits = <Row extends { id: string }>(rows: readonly Row[]) => {
  const [edits, setEdits] = useState<Edits>(new Map());
  const set = useCallback(
    (id: string, field: string, value: Cell) => {
      setEdits((before) => {
        const stored = rows.find((row) => row.id === id);
        const { [field]: _, ...others } = before.get(id) ?? {};
        const isEdit = stored !== undefined && stored[field as keyof Row] !== value;
        const fields = isEdit ? { ...others, [field]: value } : others;
        const after = new Map(before);
        if (Object.keys(fields).length > 0) after.set(id, fields);
        else after.delete(id);
        return after;
      });
    },
    [rows],
  );
  const clear = useCallback(() => setEdits(new Map()), []);
  return { edits, set, clear };
};
