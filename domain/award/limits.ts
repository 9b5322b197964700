/** The most drivers that one job takes. */
export const mostPlaces = 999;
/** The most vacation weeks of a driver, and of a round. */
export const mostVacationWeeks = 12;
export const mostRounds = 6;
