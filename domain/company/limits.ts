/** More sites than any real company has, but few enough that all of them fit into one transaction. */
export const mostSites = 80;
export const mostEntries = 100_000;
