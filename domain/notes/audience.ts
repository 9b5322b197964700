/** To whom a note may go. `listed`: drivers whose employee IDs the administrator lists. */
export const audiences = ['all', 'without-list', 'result-unseen', 'certified', 'listed'] as const;
export type Audience = (typeof audiences)[number];
