/** The largest workbook that is accepted. */
export const maxWorkbookBytes = 2 * 1024 * 1024;
