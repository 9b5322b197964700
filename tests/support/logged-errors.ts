/** The lines of the log that are errors. Whatever a visitor sends, there must be none. */
export const findLoggedErrors = (logged: readonly string[]): string[] =>
  logged.filter((line) => (JSON.parse(line) as { level: string }).level === 'error');
