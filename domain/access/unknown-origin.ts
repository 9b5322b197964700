/** Stored if the browser or IP address is unknown. Pages translate it. */
export const unknownOrigin = 'unknown';
