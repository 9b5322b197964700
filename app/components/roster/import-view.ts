import type { CellValue, Row } from '~/domain/roster/change-list';
import type { FieldChange, ImportMode } from '~/domain/roster/import-plan';

/** So many rows, of which the first few are shown. */
interface ShownRows<T> {
  readonly count: number;
  readonly rows: readonly T[];
}

/** What an import would change. */
export interface ImportView {
  /** The imported lines, for the form that confirms them. */
  readonly lines: string;
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
