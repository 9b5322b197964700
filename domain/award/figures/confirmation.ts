import type { Objection } from './objection-schema';

const toKey = (objection: Objection): string => JSON.stringify(objection);

/** What a form sends along to confirm these objections and no others. */
export const toConfirmation = (objections: readonly Objection[]): string =>
  objections.map(toKey).join('\n');

/** Whether each of the objections has been confirmed. */
export const isConfirmed = (objections: readonly Objection[], confirmation: string): boolean => {
  // Forms send line breaks as CRLF.
  const confirmed = new Set(confirmation.split(/\r?\n/));
  return objections.every((objection) => confirmed.has(toKey(objection)));
};
