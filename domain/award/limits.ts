/** The most changes that can be tried at once on a copy of the week. */
export const mostWhatIfChanges = 20;
export const newDriverIdLength = 40;
