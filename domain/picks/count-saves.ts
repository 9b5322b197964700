import type { Instant } from '~/domain/time/instant';

interface SavedList {
  readonly acceptedAt: Instant;
  readonly saves?: number | undefined;
}

/**
 * How many saves the list stands for that no publication has counted yet. `countedUntil`: when the last publication counted;
 * null if there was none. A list without the number is the first save, or that of an earlier release.
 */
export const getUncountedSaves = (
  list: SavedList | null | undefined,
  countedUntil: Instant | null,
): number => {
  if (!list || (countedUntil !== null && list.acceptedAt <= countedUntil)) return 0;
  return list.saves ?? 1;
};

/** What a publication counts. */
export const sumSaves = (lists: readonly SavedList[], countedUntil: Instant | null): number =>
  lists.reduce((sum, list) => sum + getUncountedSaves(list, countedUntil), 0);

/** What the list of a save stores; nothing for the first save. */
export const addSave = (
  stored: SavedList | null | undefined,
  countedUntil: Instant | null,
): { saves?: number } => {
  const uncounted = getUncountedSaves(stored, countedUntil);
  return uncounted === 0 ? {} : { saves: uncounted + 1 };
};
