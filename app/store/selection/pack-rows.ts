import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import * as z from 'zod';

const compress = promisify(deflateRaw);

type Row = Readonly<Record<string, unknown>>;

/** Marks a row without a value in a column. Rows contain no lists, so it cannot be a value. */
const missing: readonly never[] = [];

const columnsSchema = z.object({
  count: z.int().min(0),
  columns: z.record(
    z.string(),
    z.union([z.object({ same: z.unknown() }), z.object({ each: z.array(z.unknown()) })]),
  ),
});

/** Columns of values by name, and the same for the rows inside the rows. */
interface Level {
  readonly columns: Map<string, unknown[]>;
  readonly below: Map<string, Level>;
}

const newLevel = (): Level => ({ columns: new Map(), below: new Map() });

/** Puts the values of a row into their columns, which have `count` places each. */
const addRow = ({ columns, below }: Level, row: Row, index: number, count: number): void => {
  for (const name of Object.keys(row)) {
    const value = row[name];
    if (typeof value === 'object' && value !== null) {
      let level = below.get(name);
      if (!level) below.set(name, (level = newLevel()));
      addRow(level, value as Row, index, count);
    } else {
      let column = columns.get(name);
      if (!column) columns.set(name, (column = new Array<unknown>(count).fill(missing)));
      column[index] = value;
    }
  }
};

/** The columns by path, such as `taker.rank`. */
const listColumns = ({ columns, below }: Level, above = ''): [path: string, each: unknown[]][] => [
  ...[...columns].map(([name, each]): [string, unknown[]] => [above + name, each]),
  ...[...below].flatMap(([name, level]) => listColumns(level, `${above}${name}.`)),
];

const setAt = (row: Record<string, unknown>, path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) row[name] = value;
  else setAt((row[name] ??= {}) as Record<string, unknown>, rest.join('.'), value);
};

/**
 * Compresses rows of plain values, column by column: similar values stand beside each other, and a column of equal values
 * takes almost nothing. Half the size of the compressed rows.
 */
export const packRows = async (rows: readonly object[]): Promise<Uint8Array> => {
  const top = newLevel();
  rows.forEach((row, index) => addRow(top, row as Row, index, rows.length));
  const columns = Object.fromEntries(
    listColumns(top).map(([path, each]) => [
      path,
      each.every((value) => value === each[0]) ? { same: each[0] } : { each },
    ]),
  );
  return compress(JSON.stringify({ count: rows.length, columns }));
};

/** The rows that were packed, to be parsed. Throws if the bytes are not packed rows. */
export const unpackRows = (bytes: Uint8Array): Row[] => {
  const { count, columns } = columnsSchema.parse(
    JSON.parse(inflateRawSync(bytes).toString('utf8')),
  );
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {};
    for (const [path, column] of Object.entries(columns)) {
      const value = 'same' in column ? column.same : column.each[index];
      if (!Array.isArray(value)) setAt(row, path, value);
    }
    return row;
  });
};
