export interface SortBy<Column extends string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

/** `startTime:desc`; the first column ascending where the text says nothing of the kind. */
export const readSort = <Column extends string>(
  text: string | null,
  columns: readonly [Column, ...Column[]],
): SortBy<Column> => {
  const [name, direction] = (text ?? '').split(':');
  const column = columns.find((known) => known === name);
  return column
    ? { column, direction: direction === 'desc' ? 'desc' : 'asc' }
    : { column: columns[0], direction: 'asc' };
};

/** For an address; nothing for the usual order. */
export const sortPairs = <Column extends string>(
  { column, direction }: SortBy<Column>,
  columns: readonly [Column, ...Column[]],
): [string, string][] =>
  column === columns[0] && direction === 'asc' ? [] : [['sort', `${column}:${direction}`]];
