/** More than any real fleet has, and few enough that a company's sites fit into one transaction. */
export const mostSites = 80;
export const mostEntries = 100_000;
