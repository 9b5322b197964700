import type { Table } from './table';
import { spellCharacter } from './workbook-cells';

/**
 * A text as Excel stores it. Escapes an underscore that would look like the start of an escape, and characters that the
 * writer would drop. Also escapes the first letter of texts such as `toString`, because the writer keeps its texts in
 * an object and would find the inherited property of that name.
 */
const escaped = (text: string): string =>
  text in Object.prototype
    ? spellCharacter(text) + text.slice(1)
    : text.replace(/_(?=x[0-9A-Fa-f]{4}_)|\uFFFD/g, spellCharacter);

/** The width of a column that fits the cell. A very long text does not fit. */
const measureCell = (value: string | number = ''): number => Math.min(60, 3 + String(value).length);

const textFormat = '@';

/**
 * Writes a table as an Excel workbook with its header in the first row. Strings become text cells, so that leading
 * zeros stay and formulas do not run; numbers stay numbers.
 */
export const writeWorkbook = async (
  table: Table,
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [header = [], ...rows] = table;
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : { value: escaped(value), type: String, format: textFormat },
    ),
  );
  const head = header.map((value) => ({
    value: String(value),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const columns = header.map((_, column) => ({
    width: table.reduce((width, row) => Math.max(width, measureCell(row[column])), 0),
  }));
  const options = { sheet, columns, stickyRowsCount: 1 };
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const blob = await writeXlsxFile([head, ...cells], options).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};
