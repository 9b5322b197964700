import type { RowConflict } from '~/domain/shared/list-edit';

/** What the forms of a list post for one row: fields to change, and the row as it was shown. */
interface RowEdit {
  readonly id: string;
  /** Null where the row was deleted meanwhile and shall come back. */
  readonly seen: object | null;
}

/** The name of the radio buttons that choose between theirs and mine; a whole row has no field. */
export const choiceName = (id: string, field = ''): string => `choice:${id}:${field}`;

/** The edits that remain of a form in which people chose between theirs and mine. */
export const chosenEdits = <Edit extends RowEdit>(
  edits: readonly Edit[],
  choices: Readonly<Record<string, unknown>>,
): Edit[] =>
  edits.flatMap((edit) => {
    const isTheirs = (field?: string) => choices[choiceName(edit.id, field)] === 'theirs';
    if (isTheirs()) return [];
    const kept = Object.fromEntries(Object.entries(edit).filter(([field]) => !isTheirs(field)));
    // An id and what was seen are no change.
    return Object.keys(kept).length > 2 ? [kept as unknown as Edit] : [];
  });

/** The edits made on what is stored now, for whoever has seen it and wants theirs all the same. */
export const rebased = <Edit extends RowEdit, T extends object>(
  edits: readonly Edit[],
  conflicts: readonly RowConflict<T>[],
): RowEdit[] => {
  const byId = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
  return edits.map((edit) => {
    const conflict = byId.get(edit.id);
    if (!conflict) return edit;
    const { seen, theirs } = conflict;
    return theirs ? { ...edit, seen: theirs } : { ...seen, ...edit, seen: null };
  });
};

/** Those of the fields that are not as they were shown. */
export const changedFields = <Fields extends object>(
  fields: Fields,
  seen: Readonly<Record<string, unknown>>,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => seen[field] !== value),
  ) as Partial<Fields>;
