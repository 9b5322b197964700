/** The most vacation weeks of a driver, and of a round. */
export const mostVacationWeeks = 12;
export const mostRounds = 6;
/** The most changes that can be tried at once on a copy of the week. */
export const mostWhatIfChanges = 20;
export const newDriverIdLength = 40;
