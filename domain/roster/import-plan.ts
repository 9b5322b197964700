import type { CellValue, ListEdit, Row } from './change-list';
import type { ImportRow, ImportRows } from './import-rows';
import { listNames, tidyRow } from './roster-field';
import type { RosterText } from './roster-text';

/** What happens to rows of the list that are not in the import: they stay, or they are removed. */
export const importModes = ['keep', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

export interface FieldChange {
  readonly field: string;
  /** Missing if the field was or becomes empty. */
  readonly from: CellValue | undefined;
  readonly to: CellValue | undefined;
}

/** What an import would change. Each item is as it would be stored. */
export interface ImportPlan<T> {
  readonly added: readonly ImportRow<T>[];
  readonly changed: readonly (ImportRow<T> & { readonly changes: readonly FieldChange[] })[];
  readonly unchanged: readonly ImportRow<T>[];
  /** The rows of the list that are not in the import. */
  readonly missing: readonly T[];
}

/** How the rows of a list are told apart and compared. */
export type ComparedColumns<T> = Pick<RosterText<T>, 'idField' | 'fields'>;

export const findChanges = <T extends Row>(
  { fields }: ComparedColumns<T>,
  from: T,
  to: T,
): FieldChange[] =>
  listNames(fields)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));

/** Compares an import with the list. A field that the import does not have keeps its value in rows that exist. */
export const planImport = <T extends Row>(
  compared: ComparedColumns<T>,
  current: readonly T[],
  { rows, fields }: Pick<ImportRows<T>, 'rows' | 'fields'>,
): ImportPlan<T> => {
  const { idField } = compared;
  const stored = new Map(current.map((item) => [item[idField], item]));
  const imported = rows.map(({ line, item, given = fields }) => {
    const before = stored.get(item[idField]);
    if (!before) return { line, before, item: tidyRow(compared.fields, item) };
    const imported = Object.fromEntries(given.map((field) => [field, item[field]]));
    return { line, before, item: tidyRow<T>(compared.fields, { ...before, ...imported }) };
  });
  const compare = (row: (typeof imported)[number]) =>
    row.before ? findChanges(compared, row.before, row.item) : [];
  const known = imported
    .filter(({ before }) => before)
    .map((row) => ({ line: row.line, item: row.item, changes: compare(row) }));
  const ids = new Set(rows.map(({ item }) => item[idField]));
  return {
    added: imported.filter(({ before }) => !before).map(({ line, item }) => ({ line, item })),
    changed: known.filter(({ changes }) => changes.length > 0),
    unchanged: known
      .filter(({ changes }) => changes.length === 0)
      .map(({ line, item }) => ({ line, item })),
    missing: current.filter((item) => !ids.has(item[idField])),
  };
};

/** The plan as a change of the list. */
export const toListEdit = <T extends Row>(
  { idField }: Pick<RosterText<T>, 'idField'>,
  { added, changed, missing }: ImportPlan<T>,
  mode: ImportMode,
): ListEdit<T> => ({
  puts: [...added, ...changed].map(({ item }) => item),
  deletes: mode === 'replace' ? missing.map((item) => String(item[idField])) : [],
});
