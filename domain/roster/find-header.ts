import type { PastedLine } from '~/domain/shared/paste';

/** For each column of a file, the field that it holds; null if it is not imported. */
export type FileColumns = readonly (string | null)[];

/** A line with more columns than this is no header. */
export const maxColumns = 60;

/** The first lines, of which one may be the header below titles. */
export const maxHeaderLines = 10;

/** Where the list begins. Lines above it are titles. */
interface ListStart {
  /** The place of the header, or of the first line of data. */
  readonly at: number;
  readonly hasHeader: boolean;
}

const countFilled = ({ fields }: PastedLine): number =>
  fields.reduce((count, field) => count + (field === '' ? 0 : 1), 0);

/** Whether a line may have the names of columns. */
export const isNarrow = ({ fields }: PastedLine): boolean => fields.length <= maxColumns;

const startsWithDigit = (field: string): boolean => /^['"]?\d/.test(field);

/** Fewer names below the first line may be data, or the heading of a section. */
const fewestNamed = 2;

/** The names of columns in a line. Over an empty cell the name is in the line above, if names or groups take two lines. */
export const joinHeader = (lines: readonly PastedLine[], at: number): readonly string[] => {
  const { number, fields = [] } = lines[at] ?? {};
  const above = lines[at - 1];
  const isPair =
    above?.number === (number ?? 0) - 1 &&
    countFilled(above) >= fewestNamed &&
    isNarrow(above) &&
    !above.fields.some(startsWithDigit);
  if (!isPair) return fields;
  const rest = above.fields.slice(fields.length);
  return [...fields.map((text, place) => text || (above.fields[place] ?? '')), ...rest];
};

/** Whether a line that was read as data may have the names of columns: most of its cells have letters. */
export const seemsHeader = (line: PastedLine): boolean =>
  2 * line.fields.filter((field) => /\p{L}/u.test(field)).length > countFilled(line);

/** How many fields of the roster a line names; none if it seems to be data, which has an ID or a time with digits. */
const countNamed = (
  fields: readonly string[],
  match: (fields: readonly string[]) => FileColumns,
  needed: readonly string[],
): number => {
  if (fields.length > maxColumns) return 0;
  const named = new Set(match(fields).filter((field) => field !== null));
  const isWhole = needed.every((field) => named.has(field));
  return isWhole || !fields.some(startsWithDigit) ? named.size : 0;
};

/** The first line that is no title, which has one cell without a number. */
const skipTitles = (lines: readonly PastedLine[]): number => {
  const isTitle = (line: PastedLine) =>
    countFilled(line) === 1 && !line.fields.some((field) => /^\d/.test(field));
  return Math.max(
    lines.slice(0, maxHeaderLines).findIndex((line) => !isTitle(line)),
    0,
  );
};

/** Where the list begins if people said which line has the header, by its number, or that none has it; null if they did not. */
export const takeStart = (
  lines: readonly PastedLine[],
  header: number | null | undefined,
): ListStart | null => {
  if (header === undefined) return null;
  if (header === null) return { at: skipTitles(lines), hasHeader: false };
  const at = lines.findIndex((line) => line.number === header && isNarrow(line));
  return at < 0 ? null : { at, hasHeader: true };
};

/**
 * Finds the header. It has names of columns, or else it is the first line of several cells if none of them has a digit while
 * other lines follow. Above it may be lines of one cell.
 */
export const findStart = (
  lines: readonly PastedLine[],
  match: (fields: readonly string[]) => FileColumns,
  needed: readonly string[],
): ListStart => {
  const first = lines.slice(0, maxHeaderLines);
  const named = first.map(({ fields }, at) => {
    const own = countNamed(fields, match, needed);
    return own < fewestNamed ? own : countNamed(joinHeader(first, at), match, needed);
  });
  const most = Math.max(0, ...named);
  const best = named.indexOf(most);
  if (most > 0 && (best === 0 || most >= fewestNamed)) return { at: best, hasHeader: true };
  if ((named[0] ?? 0) > 0) return { at: 0, hasHeader: true };
  const at = skipTitles(lines);
  const fields = lines[at]?.fields ?? [];
  const hasHeader =
    fields.length <= maxColumns && at + 1 < lines.length && !/\d/.test(fields.join());
  return { at, hasHeader };
};
