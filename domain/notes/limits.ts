export const maxNoteTitle = 80;
export const maxNoteText = 1_000;
/** How many notes are shown at a time. Every driver's page reads them all, so that there must be few. */
export const maxCurrentNotes = 10;
/** The length of all packed recipients together: 10 notes to 1,000 drivers each, or two to 10,000. */
export const maxRecipientsLength = 64 * 1024;
/** How many notes that are no longer shown are kept on the page. The activity log keeps every one. */
export const maxPastNotes = 20;
/** For how many days, counted from tomorrow, a note may be shown. */
export const maxNoteDays = 28;
/** How many of their confirmations a driver keeps: more than there are notes on the page of administrators. */
export const maxConfirmations = maxCurrentNotes + maxPastNotes;
export const maxTemplates = 20;
export const maxTemplateName = 60;
