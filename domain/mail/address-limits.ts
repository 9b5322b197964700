/**
 * Requests to confirm an email address that the administrators of a site cause in an hour, and as many lines one paste may
 * have. In a day it is three times as many.
 */
export const maxEnteredPerHour = 100;
