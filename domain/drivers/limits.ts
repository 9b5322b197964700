/** The number of digits once saved. */
export const employeeIdLength = 7;
export const maxNameLength = 120;
