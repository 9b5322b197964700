/** The most vacation weeks of a driver, and of a round. */
export const mostVacationWeeks = 12;
export const mostRounds = 6;
