/** The length of an entry's details, in UTF-16 code units. */
export const maxDetailsLength = 2000;
