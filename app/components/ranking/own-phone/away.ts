/** Shorter absences are not worth a request. */
const awayMs = 3_000;

/** Whether the URL of a page has unsaved changes. */
export const hasDraft = (query: string): boolean => new URLSearchParams(query).has('draft');

/**
 * What to read again when a page comes back to the front. Unsaved changes are kept as they are, because saving them asks;
 * only whether they can still be saved is read.
 * @param leftAt when the page went to the background
 */
export const chooseReading = (
  leftAt: number,
  now: number,
  query: string,
): 'page' | 'window' | null => {
  if (now - leftAt <= awayMs) return null;
  return hasDraft(query) ? 'window' : 'page';
};
