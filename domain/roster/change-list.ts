import { fail, ok, type Result } from '~/domain/shared/result';

export type CellValue = string | number | boolean;
/** The fields of an item of a list. */
export type Row = Readonly<Record<string, CellValue | undefined>>;

/** A decided change of a list: what to write and which ids to delete. */
export interface ListEdit<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
}

/** How many items more a list has after a change; an id that is put stands for its delete. */
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

/** Some fields of an item; undefined means "as it is". */
export type Fields<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

const edited = <T extends object>(before: T, fields: Fields<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

/** A row that was changed since whoever edits it saw it. */
export interface RowConflict {
  readonly id: string;
  /** As it was shown. */
  readonly seen: Row;
  /** As it is now; null: it was deleted. */
  readonly theirs: Row | null;
  /** What was to be changed of it. */
  readonly yours: Row;
}

/** Nothing was stored: rows that were edited are not any more what was seen. */
export interface RowsChanged {
  readonly code: 'rows-changed';
  readonly rows: readonly RowConflict[];
}

const isSameRow = (a: Row, b: Row): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** What a change of a list asks for. */
export interface RosterChange<T> {
  readonly adds?: readonly T[];
  /** Fields to change, each with the id. */
  readonly edits?: readonly Fields<T>[];
  /** The rows by id as they were shown to whoever edits them; a row without one is edited as it is. */
  readonly seen?: ReadonlyMap<string, T>;
  readonly deletes?: readonly string[];
  /** Whether an added id that exists already replaces that item (paste) or is refused (add). */
  readonly replace?: boolean;
}

/** What holds for the items of one list, and how it is said where it does not. */
export interface ListRules<T, E> {
  readonly idField: keyof T & string;
  /** An item as it is stored: without fields that hold nothing. */
  readonly tidy?: (item: T) => T;
  /** What is wrong with the whole list as it would be; `changed` is what is new of it, by id. */
  readonly check: (all: readonly T[], changed: ReadonlyMap<string, T>) => E | undefined;
  readonly gone: (id: string) => E;
  readonly duplicate: (id: string) => E;
  readonly tooMany: (numbers: { limit: number; count: number }) => E;
}

/**
 * The conflict of an edit with what others have stored meanwhile, if there is one. A row's version is what it
 * holds: changed and changed back is no conflict, nor is an edit that others have made alike.
 */
const findConflict = <T extends Row>(
  { id, edit, yours }: { id: string; edit: Fields<T>; yours: Row },
  seen: T | undefined,
  theirs: T | null,
): RowConflict[] => {
  if (!seen) return [];
  const isClear = theirs && (isSameRow(seen, theirs) || isSameRow(edited(theirs, edit), theirs));
  return isClear ? [] : [{ id, seen, theirs, yours }];
};

/** Decides a change of a list: ids once, the rules of its items and the company's limit kept, all or nothing. */
export const changeList = <T extends Row, E>(
  rules: ListRules<T, E>,
  current: readonly T[],
  { adds = [], edits = [], seen = new Map(), deletes = [], replace = false }: RosterChange<T>,
  {
    limit,
    elsewhere = 0,
  }: { limit: number; /** At the company's other sites. */ elsewhere?: number },
): Result<ListEdit<T>, E | RowsChanged> => {
  const { tidy = (item) => item } = rules;
  const getId = (item: Fields<T>) => String(item[rules.idField]);
  const byId = new Map(current.map((item) => [getId(item), item]));
  const gone = [...new Set(deletes)].filter((id) => byId.delete(id));
  const conflicts = edits.flatMap((edit) => {
    const id = getId(edit);
    const { [rules.idField]: _, ...yours } = edit;
    const shown = seen.get(id);
    return findConflict({ id, edit, yours }, shown && tidy(shown), byId.get(id) ?? null);
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
    if (puts.has(id) || (byId.has(id) && !replace)) return fail(rules.duplicate(id));
    puts.set(id, tidy(item));
  }
  for (const [id, item] of puts) byId.set(id, item);
  const wrong = rules.check([...byId.values()], puts);
  if (wrong !== undefined) return fail(wrong);
  const count = byId.size + elsewhere;
  if (count > limit && byId.size > current.length) return fail(rules.tooMany({ limit, count }));
  return ok({ puts: [...puts.values()], deletes: gone });
};
