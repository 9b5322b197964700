/** The exact number of digits of a stored ID. */
export const employeeIdLength = 7;
export const maxNameLength = 120;
