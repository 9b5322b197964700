/** Digits, when saved (spec 5). */
export const employeeIdLength = 7;
export const maxNameLength = 120;
