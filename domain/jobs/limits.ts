export const startTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A time, or nothing for a job whose end is not stated. */
export const endTimePattern = /^(?:([01]\d|2[0-3]):[0-5]\d)?$/;
/** In characters. */
export const maxJobIdLength = 40;
export const maxWeekDaysLength = 60;
export const maxLocationLength = 80;
/** The most places of one job. */
export const maxPlaces = 999;
/** The most hours that a job is paid for on one day. */
export const maxPaidHours = 24;
export const maxJobTemplates = 20;
/** In characters. */
export const jobTemplateNameLength = 60;
