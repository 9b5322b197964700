/** Rows as one array for each field. All rows that lack a field have undefined there. */
export type Columns<T> = { readonly count: number; readonly fields: ColumnsOf<T> };
type ColumnsOf<T> = { readonly [K in keyof T]?: readonly T[K][] };

/** Rows as a page should send them if there may be hundreds, because it then names each field once instead of for each row. */
export const toColumns = <T extends object>(rows: readonly T[]): Columns<T> => {
  const names = new Set(rows.flatMap((row) => Object.keys(row) as (keyof T)[]));
  const fields: Partial<Record<keyof T, T[keyof T][]>> = {};
  for (const name of names) fields[name] = rows.map((row) => row[name]);
  return { count: rows.length, fields: fields as ColumnsOf<T> };
};

/** The rows that `toColumns` was given, without the fields that were undefined. */
export const fromColumns = <T extends object>({ count, fields }: Columns<T>): T[] => {
  const columns = Object.entries(fields) as [keyof T, readonly T[keyof T][]][];
  return Array.from({ length: count }, (_, index) => {
    const row: Partial<T> = {};
    for (const [name, values] of columns) {
      const value = values[index];
      if (value !== undefined) row[name] = value;
    }
    return row as T;
  });
};
