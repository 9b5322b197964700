/** Digits, when saved. */
export const employeeIdLength = 7;
export const maxNameLength = 120;
