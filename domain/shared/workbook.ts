/** The largest workbook that is accepted. */
export const maxWorkbookBytes = 2 * 1024 * 1024;

/** The sheet of a workbook that was read. */
export interface ReadSheet {
  readonly name: string;
  /** How many hidden rows have values. They are read too. */
  readonly hiddenRows: number;
}
