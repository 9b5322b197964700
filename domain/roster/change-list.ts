import { fail, ok, type Result } from '~/domain/shared/result';
import { tidyRow, type Row, type RosterFields } from './roster-field';

export type { CellValue, Row } from './roster-field';

/** A decided change of a roster: which items to write and which ids to delete. */
export interface ListEdit<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
}

/** How many items a change adds to the roster. An ID that is both written and deleted counts as written. */
export const countGrowth = (
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

/** Some fields of an item; undefined means unchanged. */
export type Fields<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

const edited = <T extends object>(before: T, fields: Fields<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

/** A row that was changed after the editor's page showed it. */
export interface RowConflict {
  readonly id: string;
  /** The row as it was shown. */
  readonly seen: Row;
  /** The row as it is now, or null if it was deleted. */
  readonly theirs: Row | null;
  /** The requested changes. */
  readonly yours: Row;
}

/** Nothing was stored, because others have changed the edited rows since they were shown. */
export interface RowsChanged {
  readonly code: 'rows-changed';
  readonly rows: readonly RowConflict[];
}

export const isSameRow = (a: Row, b: Row): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** A requested change of a roster. */
export interface RosterChange<T> {
  readonly adds?: readonly T[];
  /** Fields to change, each with the id. */
  readonly edits?: readonly Fields<T>[];
  /** The rows by id as the editor's page showed them; a row without one is not checked for conflicts. */
  readonly seen?: ReadonlyMap<string, T>;
  readonly deletes?: readonly string[];
}

/** The rules for the items of one roster, and the errors if they are broken. */
export interface ListRules<T, E> {
  readonly idField: keyof T & string;
  readonly fields: RosterFields<T>;
  /** Everything that is wrong with the roster as it would be after the change; `changed` has the written items by ID. */
  readonly check: (all: readonly T[], changed: ReadonlyMap<string, T>) => E[];
  readonly gone: (id: string) => E;
  readonly duplicate: (id: string) => E;
  readonly tooMany: (numbers: { limit: number; count: number }) => E;
}

/**
 * The conflict between an edit and what others have stored since, if there is one. Rows are compared by
 * content, so changing a row and changing it back is no conflict, nor is making the same edit.
 */
const findConflict = <T extends Row>(
  { id, edit, yours }: { id: string; edit: Fields<T>; yours: Row },
  seen: T | undefined,
  theirs: T | null,
  tidy: (item: T) => T,
): RowConflict[] => {
  if (!seen) return [];
  const isClear =
    theirs && (isSameRow(seen, theirs) || isSameRow(tidy(edited(theirs, edit)), theirs));
  return isClear ? [] : [{ id, seen, theirs, yours }];
};

interface Limits {
  readonly limit: number;
  /** How many items the company's other sites have. */
  readonly elsewhere?: number;
}

/** Everything that would be wrong with the roster after the change: the rules of its items and the company's limit. */
export const checkList = <T extends Row, E>(
  rules: ListRules<T, E>,
  current: readonly T[],
  { puts, deletes }: ListEdit<T>,
  { limit, elsewhere = 0 }: Limits,
): E[] => {
  const getId = (item: T) => String(item[rules.idField]);
  const byId = new Map(current.map((item) => [getId(item), item]));
  for (const id of deletes) byId.delete(id);
  const changed = new Map(puts.map((item) => [getId(item), item]));
  for (const [id, item] of changed) byId.set(id, item);
  const count = byId.size + elsewhere;
  const isTooLong = count > limit && byId.size > current.length;
  return [
    ...rules.check([...byId.values()], changed),
    ...(isTooLong ? [rules.tooMany({ limit, count })] : []),
  ];
};

/** Decides a change of a roster, all or nothing: unique ids, the rules of its items and the company's limit. */
export const changeList = <T extends Row, E>(
  rules: ListRules<T, E>,
  current: readonly T[],
  { adds = [], edits = [], seen = new Map(), deletes = [] }: RosterChange<T>,
  limits: Limits,
): Result<ListEdit<T>, E | RowsChanged> => {
  const tidy = (item: T) => tidyRow(rules.fields, item);
  const getId = (item: Fields<T>) => String(item[rules.idField]);
  const byId = new Map(current.map((item) => [getId(item), item]));
  const gone = [...new Set(deletes)].filter((id) => byId.delete(id));
  const conflicts = edits.flatMap((edit) => {
    const id = getId(edit);
    const { [rules.idField]: _, ...yours } = edit;
    const shown = seen.get(id);
    return findConflict({ id, edit, yours }, shown && tidy(shown), byId.get(id) ?? null, tidy);
  });
  if (conflicts.length > 0) return fail({ code: 'rows-changed', rows: conflicts });
  const puts = new Map<string, T>();
  for (const edit of edits) {
    const id = getId(edit);
    const before = byId.get(id);
    if (!before) return fail(rules.gone(id));
    puts.set(id, tidy(edited(before, edit)));
  }
  for (const item of adds) {
    const id = getId(item);
    if (puts.has(id) || byId.has(id)) return fail(rules.duplicate(id));
    puts.set(id, tidy(item));
  }
  const edit = { puts: [...puts.values()], deletes: gone };
  const [wrong] = checkList(rules, current, edit, limits);
  return wrong === undefined ? ok(edit) : fail(wrong);
};
