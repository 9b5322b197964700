export const startTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** In characters. */
export const maxJobIdLength = 40;
export const maxWeekDaysLength = 60;
export const maxLocationLength = 80;
/** The most places of one job. */
export const maxPlaces = 999;
export const maxJobTemplates = 20;
/** In characters. */
export const jobTemplateNameLength = 60;
