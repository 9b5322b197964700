/** A decided change of a list: what to write and which ids to delete. */
export interface ListEdit<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
}

/** How many items more a list has after a change; an id that is put stands for its delete. */
export const growthOf = (
  current: readonly string[],
  puts: readonly string[],
  deletes: readonly string[],
): number => {
  const known = new Set(current);
  const kept = new Set(puts);
  const added = [...kept].filter((id) => !known.has(id)).length;
  const gone = [...new Set(deletes)].filter((id) => known.has(id) && !kept.has(id)).length;
  return added - gone;
};

/** Some fields of an item; undefined means "as it is". */
export type Fields<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

export const edited = <T extends object>(before: T, fields: Fields<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

/** A row that was changed since whoever edits it saw it. */
export interface RowConflict<T> {
  readonly id: string;
  /** As it was shown. */
  readonly seen: T;
  /** As it is now; null: it was deleted. */
  readonly theirs: T | null;
  /** What was to be changed of it. */
  readonly yours: Fields<T>;
}

/** Nothing was stored: rows that were edited are not any more what was seen. */
export interface RowsChanged<T> {
  readonly code: 'rows-changed';
  readonly rows: readonly RowConflict<T>[];
}

const isSameRow = <T extends object>(a: T, b: T): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof T)[]).every((key) => a[key] === b[key]);

/**
 * The edits of rows that others have changed meanwhile. A row's version is what it holds: changed and
 * changed back is no conflict, nor is an edit that others have made alike.
 */
export const conflictsOf = <T extends object>(
  edits: readonly { readonly id: string; readonly fields: Fields<T> }[],
  seen: ReadonlyMap<string, T>,
  stored: ReadonlyMap<string, T>,
): RowConflict<T>[] =>
  edits.flatMap(({ id, fields: yours }) => {
    const shown = seen.get(id);
    if (!shown) return [];
    const theirs = stored.get(id) ?? null;
    const isClear =
      theirs && (isSameRow(shown, theirs) || isSameRow(edited(theirs, yours), theirs));
    return isClear ? [] : [{ id, seen: shown, theirs, yours }];
  });
