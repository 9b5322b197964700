/** By `Date.getUTCDay()`. */
export const weekDayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type WeekDayName = (typeof weekDayNames)[number];
