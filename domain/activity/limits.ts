/** The length of the ids or the text in an entry, in UTF-16 code units, so that a page of the log stays small. */
export const maxEventLength = 2000;
