/** The largest workbook that is accepted. */
export const maxWorkbookBytes = 2 * 1024 * 1024;

/** The sheet of a workbook that was read. */
export interface ReadSheet {
  readonly name: string;
  /** The hidden rows that have values. They are read too. */
  readonly hiddenRows: readonly number[];
}

/** A spreadsheet that can be saved as .xlsx. `xls` includes files with a password; `markup` is a page or XML named .xls. */
export type OtherKind = 'xls' | 'xlsb' | 'ods' | 'numbers' | 'markup' | 'slk' | 'dif';

/** Whether a sheet has all columns that a list needs, or some of them. */
export type SheetFit = 'whole' | 'partly' | 'none';
