import { toPartColumn } from './field-parts';
import type { FileColumns } from './find-header';
import type { RosterField } from './roster-field';

const fillers = new Set(['de', 'del', 'la', 'el', 'of', 'the']);

/** `Emp #` as `empno`, `Núm. de empleado` as `numempleado`. */
const normalizeHeader = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' no ')
    .split(/[^a-z0-9]+/)
    .filter((word) => !fillers.has(word))
    .join('');

/** The fields of a roster by their names. */
export type Fields = readonly (readonly [string, RosterField])[];

/** The columns of fields and parts by the names that files have for them. */
const listNamed = (fields: Fields): Map<string, string> => {
  const named = new Map<string, string>();
  for (const [field, { column, headers }] of fields)
    for (const name of [normalizeHeader(column), ...headers.split(' ')]) named.set(name, field);
  for (const [field, { parts }] of fields)
    for (const [part, headers] of parts?.headers ?? [])
      for (const name of headers.split(' '))
        if (!named.has(name)) named.set(name, toPartColumn(field, part));
  return named;
};

/** Takes neighbors of one letter each for the parts that they stand for, as the days of a week. */
const matchSeries = (fields: Fields, names: readonly string[], columns: (string | null)[]) => {
  const letters = names.map((name) => (name.length === 1 ? name : ' ')).join('');
  for (const [field, { parts }] of fields)
    for (const [series, first] of parts?.series ?? []) {
      const start = letters.indexOf(series);
      if (!parts || start < 0) continue;
      for (let at = 0; at < series.length; at += 1) {
        const [part] = parts.headers[(first + at) % parts.headers.length] ?? [];
        if (part) columns[start + at] = toPartColumn(field, part);
      }
    }
};

/** A field has a column of its own, or several of its parts. */
export const resolveParts = (fields: Fields, columns: FileColumns): FileColumns =>
  fields.reduce<FileColumns>((resolved, [field, { parts }]) => {
    if (!parts || !resolved.includes(field)) return resolved;
    const all = parts.headers.map(([part]) => toPartColumn(field, part));
    const rest = parts.rest && toPartColumn(field, parts.rest);
    const needed = parts.needed.map((part) => toPartColumn(field, part));
    const isRest =
      rest !== undefined &&
      !resolved.includes(rest) &&
      needed.every((one) => one === rest || resolved.includes(one));
    return isRest
      ? resolved.map((one) => (one === field ? rest : one))
      : resolved.map((one) => (one !== null && all.includes(one) ? null : one));
  }, columns);

/** Which column holds a field that no column names clearly. */
const matchVague = (fields: Fields, names: readonly string[], columns: (string | null)[]) => {
  for (const [field, { vagueHeaders }] of fields) {
    if (vagueHeaders === undefined || columns.includes(field)) continue;
    const vague = vagueHeaders.split(' ');
    const at = names.findIndex((name, place) => columns[place] === null && vague.includes(name));
    if (at >= 0) columns[at] = field;
  }
};

/** The field or part that each column of a header holds. */
export const matchColumns = (fields: Fields, header: readonly string[]): FileColumns => {
  const named = listNamed(fields);
  const names = header.map(normalizeHeader);
  const columns = names.map((name) => named.get(name) ?? null);
  matchSeries(fields, names, columns);
  matchVague(fields, names, columns);
  return columns;
};

/** The fields and their parts, as answers about columns name them. */
export const listColumns = (fields: Fields): readonly string[] =>
  fields.flatMap(([field, { parts }]) => [
    field,
    ...(parts?.headers.map(([part]) => toPartColumn(field, part)) ?? []),
  ]);
