/** In characters. */
export const maxWeekIdLength = 20;
export const mostSlots = 1000;
