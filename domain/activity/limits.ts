/** The maximum length of the ids or the text in an entry, in UTF-16 code units. It keeps a page of the log small. */
export const maxEventLength = 2000;
