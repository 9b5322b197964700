/** What a company keeps for a time of its own choice: published awards with lists, claims, and activity logs. */
export const historyKinds = ['awards', 'claims', 'log'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** For how many years history may be kept; without a number it is kept forever. */
export const keptYears = [1, 2, 3, 5, 7] as const;
export type KeptYears = (typeof keptYears)[number];

/** How long a shorter time waits before it takes effect. */
export const shorteningWaitDays = 7;

/** What is counted of erased history. */
export const erasedCounts = ['weeks', 'vacations', 'lists', 'claims', 'entries'] as const;
