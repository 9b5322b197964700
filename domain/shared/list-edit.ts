/** A decided change of a list: what to write and which ids to delete. */
export interface ListEdit<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
}

/** Some fields of an item; undefined means "as it is". */
export type Fields<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

export const edited = <T extends object>(before: T, fields: Fields<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});
