/** More picks than any site has jobs, and few enough to keep the item far below the store's 400 KB. */
export const maxPicks = 1000;
