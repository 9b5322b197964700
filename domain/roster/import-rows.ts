import type { PastedLine, PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  arrangeLines,
  type ArrangedLines,
  type ColumnsUnclear,
  type FileColumns,
} from './import-columns';
import type { ImportError, LineKey } from './line-error';
import type { RosterText } from './roster-text';

/** An imported item with the line that it is on. */
export interface ImportRow<T> {
  readonly line: number;
  readonly item: T;
}

export interface ImportRows<T> extends Pick<ArrangedLines, 'header' | 'columns' | 'fields'> {
  readonly rows: readonly ImportRow<T>[];
}

/** Why lines were not imported. */
export type ImportRefusal =
  | PasteError
  | ColumnsUnclear
  | { readonly code: 'import-errors'; readonly errors: readonly ImportError[] };

const toName = ({ of, value }: LineKey): string => `${of} ${value}`;

/** Parses the lines of a paste or a sheet. Reports every bad line; a single bad line refuses the whole import. */
export const readRows = <T>(
  roster: RosterText<T>,
  all: readonly PastedLine[],
  answer: FileColumns | null = null,
): Result<ImportRows<T>, ImportRefusal> => {
  const { parseFields, getKeys } = roster;
  const arranged = arrangeLines(roster, all, answer);
  if (!arranged.ok) return arranged;
  const { rows: lines, ...shape } = arranged.value;
  if (lines.length === 0) return fail({ code: 'paste-empty' });
  const errors: ImportError[] = [];
  const rows: ImportRow<T>[] = [];
  const lineByKey = new Map<string, number>();
  for (const { number: line, fields } of lines) {
    const parsed = parseFields(fields);
    if (!parsed.ok) {
      errors.push({ code: 'bad-line', line, problem: parsed.error });
      continue;
    }
    const keys = getKeys(parsed.value);
    const key = keys.find((one) => lineByKey.has(toName(one)));
    const firstLine = key && lineByKey.get(toName(key));
    if (key && firstLine !== undefined)
      errors.push({ code: 'repeated-line', line, key, firstLine });
    for (const one of keys) lineByKey.set(toName(one), line);
    rows.push({ line, item: parsed.value });
  }
  if (errors.length > 0) return fail({ code: 'import-errors', errors });
  return ok({ rows, ...shape });
};
