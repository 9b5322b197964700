/** Stored where a browser or an IP address is not known; pages write it in words. */
export const unknownOrigin = 'unknown';
