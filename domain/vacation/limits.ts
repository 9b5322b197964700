export const mostSlots = 1000;
