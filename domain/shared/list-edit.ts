/** A decided change of a list: what to write and which ids to delete. */
export interface ListEdit<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
}
