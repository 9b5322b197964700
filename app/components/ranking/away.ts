/** Shorter absences are not worth a request. */
const awayMs = 3_000;

/** Whether the URL of a page has unsaved changes. */
export const hasDraft = (query: string): boolean => new URLSearchParams(query).has('draft');

/**
 * Whether to read a page again that comes back to the front. Unsaved changes are kept as they are: saving them asks.
 * @param leftAt when the page went to the background
 */
export const isWorthReading = (leftAt: number, now: number, query: string): boolean =>
  now - leftAt > awayMs && !hasDraft(query);
