/** In characters. */
export const maxWeekIdLength = 20;
export const maxSlots = 1000;
