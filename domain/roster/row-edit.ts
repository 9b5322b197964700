import type { RosterChange, Row, RowConflict } from './change-list';

/** What a form saves of one row. */
export interface RowEdit {
  readonly id: string;
  /** The row as it was shown. Null if others have deleted it since and this edit restores it. */
  readonly seen: Row | null;
  readonly fields: Row;
}

/** Serializes edits as the page sends them. */
export const toEditList = (edits: readonly RowEdit[]): string =>
  JSON.stringify(edits.map(({ id, seen, fields }) => ({ id, seen, ...fields })));

/**
 * The name of the radio buttons that choose between the other person's value and the user's own, for one field
 * or, without `field`, for the whole row.
 */
export const choiceName = (id: string, field = ''): string => `choice:${id}:${field}`;

const filterFields = (fields: Row, isKept: (field: string) => boolean): Row =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isKept(field)));

/** The edits that are left after the user has chosen between their own values and those of others. */
export const toChosenEdits = (
  edits: readonly RowEdit[],
  choices: Readonly<Record<string, unknown>>,
): RowEdit[] =>
  edits.flatMap(({ id, seen, fields }) => {
    const isTheirs = (field?: string) => choices[choiceName(id, field)] === 'theirs';
    if (isTheirs()) return [];
    const kept = filterFields(fields, (field) => !isTheirs(field));
    return Object.keys(kept).length > 0 ? [{ id, seen, fields: kept }] : [];
  });

/** The fields of a submitted row that differ from what was shown. */
export const toRowEdit = (id: string, seen: Row, sent: Row): RowEdit => ({
  id,
  seen,
  fields: filterFields(sent, (field) => seen[field] !== sent[field]),
});

/**
 * The edits based on the stored rows instead of the shown ones, for a user who has seen the conflict and keeps their
 * own values.
 */
export const rebaseEdits = (
  edits: readonly RowEdit[],
  conflicts: readonly RowConflict[],
): RowEdit[] => {
  const byId = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
  return edits.map((edit) => {
    const conflict = byId.get(edit.id);
    if (!conflict) return edit;
    const { seen, theirs } = conflict;
    return theirs
      ? { ...edit, seen: theirs }
      : { ...edit, seen: null, fields: { ...seen, ...edit.fields } };
  });
};

/** The edits as a change of a roster whose items have their id in `idField`. */
export const toRosterChange = <T extends Row>(
  edits: readonly RowEdit[],
  idField: keyof T & string,
): RosterChange<T> => {
  const toItem = (id: string, fields: Row) => ({ [idField]: id, ...fields }) as unknown as T;
  return {
    edits: edits.flatMap(({ id, seen, fields }) => (seen ? [toItem(id, fields)] : [])),
    seen: new Map(edits.flatMap(({ id, seen }) => (seen ? [[id, toItem(id, seen)] as const] : []))),
    adds: edits.flatMap(({ id, seen, fields }) => (seen ? [] : [toItem(id, fields)])),
  };
};
