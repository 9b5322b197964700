import type { CellValue, Row } from '~/domain/roster/change-list';
import type { FieldChange, ImportMode } from '~/domain/roster/import-plan';

/** So many rows, of which the first few are shown. */
interface ShownRows<T> {
  readonly count: number;
  readonly rows: readonly T[];
}

/** A file's columns, and which field each holds. */
export interface ColumnView {
  /** The imported lines, for the form that sends them again. */
  readonly lines: string;
  readonly columns: readonly {
    readonly header: string;
    readonly example: string;
    readonly field: string | null;
  }[];
  /** Fields that are needed and have no column. */
  readonly missing: readonly string[];
  /** Fields with several columns. */
  readonly repeated: readonly string[];
}

/** What an import would change. `columns` is empty if the file has no header. */
export interface ImportView extends Pick<ColumnView, 'lines' | 'columns'> {
  readonly basis: string;
  /** Whether the import can be stored in one of the two ways. */
  readonly canConfirm: boolean;
  readonly added: ShownRows<{ readonly line: number; readonly row: Row }>;
  readonly changed: ShownRows<{
    readonly line: number;
    readonly id: string;
    readonly changes: readonly Partial<FieldChange>[];
  }>;
  readonly unchanged: ShownRows<string>;
  readonly missing: ShownRows<Row>;
  readonly clashes: Readonly<Record<ImportMode, readonly string[]>>;
  /** How many of the missing rows are in use; null if none is missing. */
  readonly uses: { readonly inLists: number | null; readonly manual: number } | null;
}

/** A field as the tables of a preview show it. */
export interface ImportField {
  readonly field: string;
  readonly label: string;
  /** What an empty field means. */
  readonly blank?: CellValue | undefined;
}
