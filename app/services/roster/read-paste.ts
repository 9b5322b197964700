import Papa from 'papaparse';
import { isAbove, toPastedField, type PastedLine, type PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The size of a paste is checked before it is parsed. */
const maxPasteBytes = 256 * 1024;

const parse = (text: string, delimiter: string, preview = 0) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
  return { records: data, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') };
};

/** Two or more spaces. */
const spaces = '  ';

/** The fields of one line. Quotes that do not enclose a whole field are a part of it, as in `"Bo" Smith`. */
const splitLine = (line: string, separator: string): readonly string[] => {
  if (separator === spaces) return line.split(/ {2,}/);
  // Most lines need no parser, which would take seconds for the lines of a large paste.
  if (!line.includes('"') || !line.includes(separator)) return line.split(separator);
  const { records, hasBadQuotes } = parse(line, separator);
  return hasBadQuotes ? line.split(separator) : (records[0] ?? []);
};

/** The fields of the first line of a text, which may have quoted fields of several lines. */
const splitHeader = (text: string, line: string, separator: string): readonly string[] => {
  if (separator === spaces || !line.includes('"')) return splitLine(line, separator);
  const { records, hasBadQuotes } = parse(text, separator, 1);
  return hasBadQuotes ? splitLine(line, separator) : (records[0] ?? []);
};

/** The separator of a line: a tab, or else what makes the most fields. */
const findSeparator = (line: string, split: (separator: string) => readonly string[]): string => {
  if (line.includes('\t')) return '\t';
  const counts = [',', ';', '|', spaces].map((separator) => ({
    separator,
    count: split(separator).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
};

/** The fields of a line that does not have the separator of the header. */
const splitOther = (line: string): readonly string[] =>
  splitLine(
    line,
    findSeparator(line, (separator) => splitLine(line, separator)),
  );

/** The first lines, of which one may be the header below titles. */
const maxTitles = 10;

/** A line with fewer fields may be a title. */
const fewestFields = 3;

/** The separator of the header, which is the first line with several fields. */
const findMainSeparator = (text: string): string => {
  let start = text.trimStart();
  const first = start;
  const pick = (from: string) => {
    const [line = ''] = from.split('\n', 1);
    const split = (one: string) => splitHeader(from, line, one);
    const separator = findSeparator(line, split);
    return { separator, count: split(separator).length, length: line.length };
  };
  for (let at = 0; at < maxTitles && start !== ''; at += 1) {
    const { separator, count, length } = pick(start);
    if (count >= fewestFields) return separator;
    start = start.slice(length).trimStart();
  }
  return pick(first).separator;
};

/** The first line of a file that Excel is told the separator by. */
const namedSeparator = /^"?sep=([,;\t|])"?(?=\n|$)/i;

/** The lines of the text, where quoted fields may go on in the next line. */
const splitText = (whole: string): PastedLine[] => {
  const [named = '', given] = namedSeparator.exec(whole) ?? [];
  // The line that names the separator becomes blank, so that the numbers of the others stay.
  const text = whole.slice(named.length);
  const lines = text.split('\n');
  const separator = given ?? findMainSeparator(text);
  const toFields = (line: string, fields: readonly string[]): readonly string[] =>
    fields.length > 1 ? fields : splitOther(line);
  const parsed = separator === spaces ? null : parse(text, separator);
  if (!parsed || parsed.hasBadQuotes)
    return lines.map((line, at) => ({
      number: at + 1,
      fields: toFields(line, splitLine(line, separator)),
    }));
  let next = 1;
  return parsed.records.map((fields) => {
    const number = next;
    next += fields.join('').split('\n').length;
    const line = lines[number - 1] ?? '';
    return { number, fields: line.startsWith('"') ? fields : toFields(line, fields) };
  });
};

const readLines = (text: string): PastedLine[] =>
  splitText(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
    .map(({ number, fields }) => ({ number, fields: fields.map(toPastedField) }))
    .filter(({ fields }) => fields.some((field) => field !== ''));

/** The lines of a paste that are not blank, with fields separated by tabs, commas, semicolons or spaces. */
export const readPaste = (text: string): Result<PastedLine[], PasteError> =>
  isAbove(text, maxPasteBytes)
    ? fail({ code: 'paste-too-large', limitKb: maxPasteBytes / 1024 })
    : ok(readLines(text));

/** As many lines as a workbook may have rows. */
const maxLines = 10_000;

/** The lines of a file of text, which may be larger than a paste, but has no more lines than a workbook. */
export const readTextFile = (text: string): Result<PastedLine[], PasteError> => {
  const breaks = text.trimEnd().match(/\r\n|\r|\n/g)?.length ?? 0;
  return breaks >= maxLines
    ? fail({ code: 'file-too-long', most: maxLines })
    : ok(readLines(text.trimEnd()));
};
