/** The largest workbook that is read. */
export const maxWorkbookBytes = 2 * 1024 * 1024;

/** What is said of a larger one: by the page before it is sent, otherwise by the answer. */
export const workbookTooLarge = {
  title: 'Import Errors',
  text: 'This workbook is too large: 2 MB, 10,000 rows and columns up to Z are read. Nothing was imported.',
};
