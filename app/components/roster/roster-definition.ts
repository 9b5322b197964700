import type { RosterNoun } from '~/domain/roster/roster-text';
import type { ComponentType } from 'react';
import type { CellValue, Fields } from '~/domain/roster/change-list';
import { listFields, type RosterFields } from '~/domain/roster/roster-field';

/** How a field of a row is shown and edited. */
export interface GridColumn {
  readonly field: string;
  readonly label: string;
  /** Width in rem; a column without a width takes the remaining space. */
  readonly width?: number;
  readonly kind: 'id' | 'text' | 'whole-number' | 'time' | 'flag' | 'fixed-flag';
}

/**
 * How the page of a roster shows its list. The schemas of the page's forms are not here but next to the page's action.
 */
export interface RosterDefinition<T> {
  readonly noun: RosterNoun;
  readonly path: string;
  readonly printPath: string;
  readonly idField: keyof T & string;
  /** The input for the ID in the dialog for a new item. */
  readonly idInput: {
    readonly label: string;
    readonly maxLength: number;
    readonly hint?: string;
    /** Whether the ID consists of exactly `maxLength` digits. */
    readonly isDigits?: boolean;
  };
  readonly columns: readonly GridColumn[];
  /** By field, what the table shows for an item that lacks the field. */
  readonly blanks?: Readonly<Record<string, CellValue>>;
  /** The dialog's inputs other than the ID. */
  readonly Fields: ComponentType<{ values?: Fields<T> }>;
  readonly fields: RosterFields<T>;
  /** The fields of a pasted line, with an example. */
  readonly paste: { readonly columns: string; readonly example: string };
}

/** The fields of an import in the order of its columns. */
export const toImportFields = <T>({ columns, fields, idField, blanks }: RosterDefinition<T>) =>
  listFields(fields).map(([field, { column: name }]) => ({
    field,
    label:
      columns.find((column) => column.field === (field === idField ? 'id' : field))?.label ?? name,
    blank: blanks?.[field],
  }));

export type GridRow = { readonly id: string } & Readonly<Record<string, CellValue>>;

/** The props of every view of a list. */
export interface ListViewProps {
  readonly noun: RosterNoun;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly empty: string;
  readonly addLabel: string;
}

type RosterTab = 'table' | 'master' | 'plain';
/** The tab that the URL names; the table if it names none. */
export const rosterTab = (name: string | null): RosterTab =>
  name === 'master' || name === 'plain' ? name : 'table';
