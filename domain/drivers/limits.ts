/** The exact number of digits of a stored ID. */
export const employeeIdLength = 7;
export const maxNameLength = 120;
/** Room for an extension, such as `555-010-1234 ext. 12`. */
export const maxPhoneLength = 40;
/** Of what dispatchers keep in mind about a driver. */
export const maxNoteLength = 200;
export const maxTieNumber = 999_999;
export const maxSeniority = 9_999_999;
/** The most vacation weeks of a driver, and of a round. */
export const maxVacationWeeks = 12;
