/** The most changes that can be tried at once on a copy of the week. */
export const maxWhatIfChanges = 20;
export const newDriverIdLength = 40;
