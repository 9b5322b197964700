/** Above any real fleet, and so that a company's sites fit into one transaction. */
export const mostSites = 80;
export const mostEntries = 100_000;
