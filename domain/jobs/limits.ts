export const startTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The most places of one job. */
export const maxPlaces = 999;
export const mostJobTemplates = 20;
/** In characters. */
export const jobTemplateNameLength = 60;
