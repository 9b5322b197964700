export type Pairs = [name: string, value: string][];

/** Reads a value from a page's URL and writes it to the URL, so that a reload or a link loses nothing. */
export interface Codec<T> {
  /** Returns the default for a missing or invalid field. */
  readonly read: (query: URLSearchParams) => T;
  /** Name-value pairs for links and hidden fields; empty for the default. */
  readonly write: (value: T) => Pairs;
}

/** A codec for one query parameter. If the URL lacks the parameter, the value is the default. */
export const field = <T>(
  name: string,
  defaultValue: T,
  /** Returns undefined for invalid text. */
  parse: (text: string) => T | undefined,
  format: (value: T) => string = (value) => String(value ?? ''),
): Codec<T> => ({
  read: (query) => {
    const text = query.get(name);
    return (text === null ? undefined : parse(text)) ?? defaultValue;
  },
  write: (value) => (format(value) === format(defaultValue) ? [] : [[name, format(value)]]),
});

export const textField = (name: string, maxLength = 100): Codec<string> =>
  field(name, '', (text) => text.slice(0, maxLength));

export const choiceField = <T extends string>(
  name: string,
  values: readonly T[],
  defaultValue: T,
): Codec<T> => field(name, defaultValue, (text) => values.find((value) => value === text));

export const flagField = (name: string): Codec<boolean> =>
  field(
    name,
    false,
    (text) => text === '1',
    (isOn) => (isOn ? '1' : ''),
  );

export const showAllField = flagField('all');

export const searchField = textField('q');

export interface Sort<Column extends string = string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

export const formatSort = ({ column, direction }: Sort): string => `${column}:${direction}`;

/** A codec for the sort order, such as `startTime:desc`. A column that the table does not have is ignored. */
export const sortField = <Column extends string>(
  columns: readonly Column[],
  defaultSort: Sort<Column>,
): Codec<Sort<Column>> =>
  field(
    'sort',
    defaultSort,
    (text) => {
      const [name, direction] = text.split(':');
      const column = columns.find((known) => known === name);
      return column && { column, direction: direction === 'desc' ? 'desc' : 'asc' };
    },
    formatSort,
  );

/** The sort after a click on a column. Clicking the same column again switches between ascending and descending. */
export const nextSort = <Column extends string>(
  sort: Sort<Column>,
  column: Column,
): Sort<Column> => ({
  column,
  direction: sort.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
});

/** Combines several codecs into one, which writes the pairs in the order of `parts`. */
export const combine = <T extends object>(parts: {
  readonly [K in keyof T]-?: Codec<T[K]>;
}): Codec<T> => {
  const entries = Object.entries(parts) as [keyof T, Codec<T[keyof T]>][];
  return {
    read: (query) => Object.fromEntries(entries.map(([key, part]) => [key, part.read(query)])) as T,
    write: (value) => entries.flatMap(([key, part]) => part.write(value[key])),
  };
};

export const pathWith = (path: string, pairs: Pairs): string => {
  const text = new URLSearchParams(pairs).toString();
  return `${path}${text && `?${text}`}`;
};
