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

/** The weekday of a date or local time, `YYYY-MM-DD…`. */
export const getWeekDayName = (wallTime: string): WeekDayName | undefined =>
  weekDayNames[new Date(`${wallTime.slice(0, 10)}T00:00Z`).getUTCDay()];
