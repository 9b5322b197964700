/** More sites than any real company has, but few enough that all of them fit into one transaction. */
export const maxSiteLimit = 80;
export const maxEntryLimit = 100_000;
