import { adminCopy } from '~/app/copy/copy';
import type { FieldText, FieldTexts } from '~/app/copy/field-texts';
import type { CellValue } from '~/domain/roster/change-list';
import { toPartColumn } from '~/domain/roster/field-parts';
import {
  getBlanks,
  listFields,
  type RosterField,
  type RosterFields,
} from '~/domain/roster/roster-field';
import type { RosterNoun } from '~/domain/roster/roster-text';

/** How a field of a row is shown and edited. */
export interface GridColumn {
  readonly field: string;
  readonly label: string;
  /** Width in rem; a column without a width takes the remaining space. */
  readonly width?: number;
  readonly kind: RosterField['kind'] | 'fixed-flag';
  /** How a date is read. */
  readonly read?: RosterField['read'];
  /** Whether a row may lack the value, so that the cell may be cleared. */
  readonly mayLack?: boolean;
  /** Whether the column is only there if some row has a value in it. */
  readonly isRare?: boolean;
}

/**
 * How the page of a roster shows its list. The schemas of the page's forms are not here but next to the page's action.
 */
export interface RosterDefinition<T> {
  readonly noun: RosterNoun;
  readonly path: string;
  readonly printPath: string;
  readonly idField: keyof T & string;
  /** Whether the ID consists of as many digits as it may have characters. */
  readonly hasDigitsAsId?: boolean;
  readonly fields: RosterFields<T>;
  readonly texts: FieldTexts<T>;
  /** The fields that people see first, after the ID. The others follow in the order of a file's columns. */
  readonly shownFirst?: readonly (keyof T & string)[];
  /** Columns whose width differs from that of their kind, in rem. */
  readonly widths?: Readonly<Partial<Record<keyof T, number>>>;
  /** Fields that many lists do not have. The table has their columns only if some row has a value in one. */
  readonly rare?: readonly (keyof T & string)[];
  /** Columns after those of the fields, which nobody edits. */
  readonly moreColumns?: readonly GridColumn[];
}

interface ShownField {
  readonly name: string;
  readonly field: RosterField;
  readonly text: FieldText;
}

/** The fields other than the ID, in the order in which people see them. */
export const listShown = <T>({ fields, texts, idField, shownFirst = [] }: RosterDefinition<T>) => {
  const isFirst = (name: keyof T & string) => shownFirst.includes(name);
  const all = listFields(fields).filter(([name]) => name !== idField);
  const first = shownFirst.flatMap((wanted) => all.filter(([name]) => name === wanted));
  const others = all.filter(([name]) => !isFirst(name));
  return [...first, ...others].map(([name, field]): ShownField => ({
    name,
    field,
    text: texts[name],
  }));
};

/** In rem. Texts take the space that the other columns leave. */
const kindWidths: Readonly<Partial<Record<GridColumn['kind'], number>>> = {
  id: 9,
  'whole-number': 6,
  hours: 7,
  time: 8,
  day: 9,
  flag: 7,
};

export const toGridColumns = <T>(roster: RosterDefinition<T>): GridColumn[] => {
  const { fields, texts, idField, widths, rare = [], moreColumns = [] } = roster;
  const toColumn = (name: keyof T & string, field: string): GridColumn => {
    const { kind, read, ifEmpty } = fields[name] as RosterField;
    const width = widths?.[name] ?? kindWidths[kind];
    return {
      field,
      kind,
      read,
      label: texts[name].label,
      mayLack: ifEmpty === '',
      isRare: rare.includes(name),
      ...(width !== undefined && { width }),
    };
  };
  return [
    toColumn(idField, 'id'),
    ...listShown(roster).map(({ name }) => toColumn(name as keyof T & string, name)),
    ...moreColumns,
  ];
};

/** A roster's list of fields with their texts. */
type FieldsWithTexts<T> = Pick<RosterDefinition<T>, 'fields' | 'texts'>;

/** The fields of an import in the order of its columns. */
export const toImportFields = <T>({ fields, texts }: FieldsWithTexts<T>) => {
  const blanks = getBlanks(fields);
  return listFields(fields).map(([field, { parts }]) => ({
    field,
    label: texts[field].label,
    parts: (parts?.headers ?? []).map(([part]) => ({
      column: toPartColumn(field, part),
      label: adminCopy.importPreview.part(texts[field].label, part),
    })),
    blank: blanks[field],
  }));
};

/** Names the fields of a pasted line, with an example. */
export const describePaste = <T>({ fields, texts }: FieldsWithTexts<T>) => {
  const all = listFields(fields);
  const toNames = (isNeeded: boolean): string[] =>
    all.flatMap(([name, { pasted, ifEmpty }]) => {
      const { pasteHint } = texts[name];
      const isWanted = (ifEmpty === undefined) === isNeeded;
      return isWanted ? [pasteHint ? `${pasted} (${pasteHint})` : pasted] : [];
    });
  return {
    columns: adminCopy.roster.pasteColumns(toNames(true), toNames(false)),
    example: all.map(([, { example }]) => example).join('\t'),
  };
};

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
