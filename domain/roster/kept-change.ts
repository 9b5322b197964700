import { dayMs } from '~/domain/time/time-units';
import { isSameRow, type ListEdit, type Row } from './change-list';
import { findChanges, type ComparedColumns, type FieldChange } from './import-plan';

/** How long a change of a list can be undone. */
export const undoneWithinMs = dayMs;

/** A change of a list, with what undoing it needs. */
export interface KeptChange<T> {
  /** The rows that the change added or changed, as it stored them. */
  readonly stored: readonly T[];
  /** The rows that the change replaced or removed, as they were before. */
  readonly before: readonly T[];
}

/** A change is undone; `undoes` is its ID. */
export interface ChangeUndone {
  readonly undoes: string;
}

/** Whether a change only added rows, only deleted rows, or did anything else. */
export type ChangeKind = 'added' | 'deleted' | 'changed';

type Identified<T> = Pick<ComparedColumns<T>, 'idField'>;

export const toKeptChange = <T extends Row>(
  { idField }: Identified<T>,
  current: readonly T[],
  { puts, deletes }: ListEdit<T>,
): KeptChange<T> => {
  const touched = new Set([...puts.map((item) => String(item[idField])), ...deletes]);
  return { stored: puts, before: current.filter((item) => touched.has(String(item[idField]))) };
};

/** What a change did, in short, with its rows as it left them, or as they were before it deleted them. */
export const summarizeChange = <T extends Row>(
  { idField }: Identified<T>,
  { stored, before }: KeptChange<T>,
): { kind: ChangeKind; rows: readonly T[] } => {
  const byId = new Map([...before, ...stored].map((item) => [item[idField], item]));
  const kind = before.length === 0 ? 'added' : stored.length === 0 ? 'deleted' : 'changed';
  return { kind, rows: [...byId.values()] };
};

/** What undoing a change does. Rows that were changed since then stay as they are. */
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
  { stored, before }: KeptChange<T>,
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
