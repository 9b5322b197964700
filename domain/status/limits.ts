/** Pages announce work this long before it begins. */
export const announcedHours = 24;
export const longestWorkHours = 48;
export const furthestDays = 90;
export const maxWorks = 10;
/** The longest note about planned work. */
export const maxWorkNote = 300;
