/** How drivers may read everybody's lists and results after publishing. */
export const openResultsChoices = ['off', 'by-number', 'by-name'] as const;
export type OpenResults = (typeof openResultsChoices)[number];

/** Who may read the lists of a selection: before it closes, and after its results are published. */
export interface ListRules {
  /** Nobody but the driver sees what is on a list before the selection closes. */
  readonly sealedPicks: boolean;
  readonly openResults: OpenResults;
}

/** Administrators see lists at any time, and drivers only their own. */
export const firstListRules: ListRules = { sealedPicks: false, openResults: 'off' };

/** The rules in which `wanted` differs from those in force. */
export const findListRuleChanges = (
  inForce: ListRules,
  { sealedPicks, openResults }: ListRules,
): Partial<ListRules> => ({
  ...(sealedPicks !== inForce.sealedPicks && { sealedPicks }),
  ...(openResults !== inForce.openResults && { openResults }),
});
