/** The exact number of digits of a stored ID. */
export const employeeIdLength = 7;
export const maxNameLength = 120;
export const maxSeniority = 9_999_999;
/** The most vacation weeks of a driver, and of a round. */
export const maxVacationWeeks = 12;
