export type { Driver } from './driver-schema';

/** Spec 5: exactly 7 digits when saved. */
export const employeeIdLength = 7;

export const maxNameLength = 120;
