/** How many offers of one driver may wait at once. */
export const maxOpenOffers = 5;
/** How many offers a driver may make in 30 days, also ones that ended. */
export const maxOffers = 20;
/**
 * How many approved trades a driver may have in 30 days. Each one is a publication, which writes up to 3,000 write units.
 */
export const maxTrades = 3;
export const limitDays = 30;
/** The most offers to everybody that a page reads: they are less than 100 KB. */
export const maxOpenTrades = 100;
