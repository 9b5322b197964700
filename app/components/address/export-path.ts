/** The URL that exports as a workbook what `path` exports as text. */
export const getWorkbookPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}as=xlsx`;
