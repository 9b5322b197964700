/** So many rows may always be removed, however short the list is. */
const fewRows = 5;

/**
 * How many rows of a list a program may remove. One that has not seen which rows are on it (`basis` is null) may remove few,
 * because a list that arrives half empty looks like any other. `maxRemoved`: what the program allows itself.
 */
export const getMostRemoved = (
  listed: number,
  { basis, maxRemoved }: { readonly basis: string | null; readonly maxRemoved: number | null },
): number => {
  if (maxRemoved !== null) return maxRemoved;
  return basis === null ? Math.max(fewRows, Math.floor(listed / 10)) : Infinity;
};
