/** The largest workbook that is accepted. */
export const maxWorkbookBytes = 2 * 1024 * 1024;

/** The error for a larger one, shown by the page before sending and otherwise by the server. */
export const workbookTooLarge = {
  title: 'Import Errors',
  text: 'This workbook is too large: 2 MB, 10,000 rows and columns up to Z are read. Nothing was imported.',
};
