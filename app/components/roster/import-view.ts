import type { CellValue, Row } from '~/domain/roster/change-list';
import type { FieldChange, ImportMode } from '~/domain/roster/import-plan';
import type { ChangeKind } from '~/domain/roster/kept-change';
import type { NamedRow } from '~/domain/roster/named-row';
import type { Repair, RepairCode } from '~/domain/roster/repair';
import type { RosterNoun } from '~/domain/roster/roster-text';
import type { WordAnswer, WordMeaning } from '~/domain/roster/unclear-words';
import type { ReadSheet } from '~/domain/shared/workbook';

/** So many rows, of which the first few are shown. */
export interface ShownRows<T> {
  readonly count: number;
  readonly rows: readonly T[];
}

/** A row, with its line in the import if it has one. */
export interface ShownRow {
  readonly line?: number;
  readonly row: Row;
}

export interface ShownChange {
  readonly line?: number;
  readonly id: string;
  readonly changes: readonly Partial<FieldChange>[];
}

/** How many rows are in use. */
export interface ShownUses {
  readonly inLists: number | null;
  readonly manual: number;
}

/** A change of a list that can be undone. */
export interface UndoableView {
  readonly id: string;
  readonly noun: RosterNoun;
  readonly kind: ChangeKind;
  readonly at: string;
  readonly by: string;
  readonly count: number;
  /** The first of its rows. */
  readonly named: readonly NamedRow[];
  readonly timeZone: string;
}

/** What undoing a change would do. */
export interface UndoView {
  readonly id: string;
  readonly basis: string;
  readonly restored: ShownRows<ShownRow>;
  readonly changed: ShownRows<ShownChange>;
  readonly removed: ShownRows<ShownRow>;
  /** The IDs of rows that stay as they are, because they were changed since. */
  readonly kept: ShownRows<string>;
  /** Why it cannot be undone. */
  readonly clashes: readonly string[];
  /** Of the rows that are removed; null if none is. */
  readonly uses: ShownUses | null;
}

/** What every form of an import sends again. */
export interface CarriedImport {
  readonly lines: string;
  /** Null for a paste. */
  readonly sheet: ReadSheet | null;
  /** The number of the header's line; null without a header; undefined until it is looked for. */
  readonly header: number | null | undefined;
  /** What people answered about words. */
  readonly words: readonly WordAnswer[];
  /** The repairs that are switched off. */
  readonly off: readonly RepairCode[];
}

/** The lines above the list, which are titles. */
export interface ShownTitles {
  readonly count: number;
  /** What the first of them say. */
  readonly texts: readonly string[];
}

/** A repair with the first of its lines. */
export interface ShownRepair extends Pick<Repair, 'code' | 'example' | 'isOn'> {
  readonly count: number;
  readonly lines: readonly number[];
}

/** A sheet that may be meant. */
export interface SheetView extends CarriedImport {
  readonly rows: number;
}

/** The repairs of an import. */
export interface RepairView extends CarriedImport {
  /** The fields of the file's columns; empty without a header. */
  readonly fields: readonly (string | null)[];
  readonly repairs: readonly ShownRepair[];
}

/** Texts that are neither yes nor no, or errors of a spreadsheet. */
export interface WordView extends CarriedImport {
  /** The fields of the file's columns; empty without a header. */
  readonly columns: readonly (string | null)[];
  readonly asked: readonly {
    readonly field: string;
    readonly word: string;
    readonly lines: readonly number[];
    /** How many more lines have it. */
    readonly others: number;
    readonly choices: readonly WordMeaning[];
    /** Null if nothing was chosen yet. */
    readonly meaning: WordMeaning | null;
  }[];
}

/** A file's columns, and which field each holds. */
export interface ColumnView extends CarriedImport {
  readonly titles: ShownTitles;
  /** The lines of which one may have the names of the columns. */
  readonly firstLines: readonly { readonly number: number; readonly text: string }[];
  readonly columns: readonly {
    readonly header: string;
    readonly example: string;
    readonly field: string | null;
    /** Whether it was answered for an earlier import. */
    readonly isKnown: boolean;
  }[];
  /** Fields that are needed and have no column. */
  readonly missing: readonly string[];
  /** Fields with several columns. */
  readonly repeated: readonly string[];
}

/** An answer about a word that was used. */
interface ShownAnswer extends WordAnswer {
  readonly lines: readonly number[];
  /** How many more lines have it. */
  readonly others: number;
  /** Whether it was given for an earlier import. */
  readonly isKnown: boolean;
}

/** What an import would change. `columns` is empty if the file has no header. */
export interface ImportView
  extends CarriedImport, Pick<ColumnView, 'columns' | 'firstLines' | 'titles'> {
  readonly words: readonly ShownAnswer[];
  readonly repairs: readonly ShownRepair[];
  readonly basis: string;
  /** Whether the import can be stored in one of the two ways. */
  readonly canConfirm: boolean;
  readonly added: ShownRows<ShownRow>;
  readonly changed: ShownRows<ShownChange>;
  readonly unchanged: ShownRows<string>;
  readonly missing: ShownRows<ShownRow>;
  readonly clashes: Readonly<Record<ImportMode, readonly string[]>>;
  /** Of the missing rows; null if none is missing. */
  readonly uses: ShownUses | null;
}

/** A field as the tables of a preview show it. */
export interface ImportField {
  readonly field: string;
  readonly label: string;
  /** Columns that hold the field in parts. */
  readonly parts: readonly { readonly column: string; readonly label: string }[];
  /** What an empty field means. */
  readonly blank?: CellValue | undefined;
}
