/** How often a site, and a company as a whole, can be exported in an hour. */
export const exportsPerHour = 5;
