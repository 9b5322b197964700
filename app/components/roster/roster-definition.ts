import type { RosterNoun } from '~/domain/roster/roster-text';
import type { ComponentType } from 'react';
import type { CellValue, Fields } from '~/domain/roster/change-list';
import type { TextColumns } from '~/domain/roster/roster-text';

/** How one field of a row is shown and edited. */
export interface GridColumn {
  readonly field: string;
  readonly label: string;
  /** Width in rem; a column without one takes what is left. */
  readonly width?: number;
  readonly kind: 'id' | 'text' | 'whole-number' | 'time' | 'flag' | 'fixed-flag';
}

/** One list of a site as its page shows it; the forms that the page sends are defined beside its action. */
export interface RosterDefinition<T> {
  readonly noun: RosterNoun;
  readonly path: string;
  readonly printPath: string;
  readonly idField: keyof T & string;
  /** How the dialog asks for the id of a new item. */
  readonly idInput: {
    readonly label: string;
    readonly maxLength: number;
    readonly hint?: string;
    /** As many digits as its length, and nothing else. */
    readonly isDigits?: boolean;
  };
  readonly columns: readonly GridColumn[];
  /** What an item that lacks a field is shown with. */
  readonly blanks?: Readonly<Record<string, string>>;
  /** What the dialogs ask besides the id. */
  readonly Fields: ComponentType<{ values?: Fields<T> }>;
  readonly text: TextColumns<T>;
  /** What a pasted line holds. */
  readonly paste: { readonly columns: string; readonly example: string };
}

export type GridRow = { readonly id: string } & Readonly<Record<string, CellValue>>;

/** What every view of a list is given. */
export interface ListViewProps {
  readonly noun: RosterNoun;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly empty: string;
  readonly addLabel: string;
}

type RosterTab = 'table' | 'master' | 'plain';
/** The table unless another is named. */
export const rosterTab = (name: string | null): RosterTab =>
  name === 'master' || name === 'plain' ? name : 'table';
