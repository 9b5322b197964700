import { dayMs } from '~/domain/time/time-units';
import { isSameRow, type ListEdit, type Row } from './change-list';
import { findChanges, type ComparedColumns, type FieldChange } from './import-plan';

/** How long the last bulk change of a list can be undone. */
export const undoneWithinMs = dayMs;

/** A change of several rows at once, with what undoing it needs. */
export interface BulkChange<T> {
  /** The rows that the change added or changed, as it stored them. */
  readonly stored: readonly T[];
  /** The rows that the change replaced or removed, as they were before. */
  readonly before: readonly T[];
}

/** The last bulk change is undone; `undoes` is when it was made. */
export interface BulkUndone {
  readonly undoes: string;
}

type Identified<T> = Pick<ComparedColumns<T>, 'idField'>;

export const toBulkChange = <T extends Row>(
  { idField }: Identified<T>,
  current: readonly T[],
  { puts, deletes }: ListEdit<T>,
): BulkChange<T> => {
  const touched = new Set([...puts.map((item) => String(item[idField])), ...deletes]);
  return { stored: puts, before: current.filter((item) => touched.has(String(item[idField]))) };
};

/** What undoing a bulk change does. Rows that were changed since then stay as they are. */
export interface UndoPlan<T> {
  /** Removed rows that come back. */
  readonly restored: readonly T[];
  /** Changed rows, as they become again. */
  readonly changed: readonly { readonly item: T; readonly changes: readonly FieldChange[] }[];
  /** Added rows that are removed again. */
  readonly removed: readonly T[];
  /** The IDs of rows that were changed since then. */
  readonly kept: readonly string[];
}

export const planUndo = <T extends Row>(
  compared: ComparedColumns<T>,
  current: readonly T[],
  { stored, before }: BulkChange<T>,
): UndoPlan<T> => {
  const getId = (item: T) => String(item[compared.idField]);
  const byId = (items: readonly T[]) => new Map(items.map((item) => [getId(item), item]));
  const [now, left, earlier] = [byId(current), byId(stored), byId(before)];
  const isUntouched = (id: string): boolean => {
    const [is, was] = [now.get(id), left.get(id)];
    return is && was ? isSameRow(is, was) : is === was;
  };
  const undone = before.filter((item) => isUntouched(getId(item)));
  return {
    restored: undone.filter((item) => !now.has(getId(item))),
    changed: undone.flatMap((item) => {
      const from = now.get(getId(item));
      const changes = from ? findChanges(compared, from, item) : [];
      return changes.length > 0 ? [{ item, changes }] : [];
    }),
    removed: stored.filter((item) => !earlier.has(getId(item)) && isUntouched(getId(item))),
    kept: [...new Set([...left.keys(), ...earlier.keys()])].filter((id) => !isUntouched(id)),
  };
};

export const toUndoEdit = <T extends Row>(
  { idField }: Identified<T>,
  { restored, changed, removed }: UndoPlan<T>,
): ListEdit<T> => ({
  puts: [...restored, ...changed.map(({ item }) => item)],
  deletes: removed.map((item) => String(item[idField])),
});
