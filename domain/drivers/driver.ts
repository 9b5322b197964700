import * as z from 'zod';
import { maxNameLength } from './limits';

/** Exactly 7 digits. */
export const employeeIdSchema = z.string().regex(/^\d{7}$/);

/** One driver of a site. A lower seniority number is more senior. */
export const driverSchema = z.object({
  employeeId: employeeIdSchema,
  name: z.string().min(1).max(maxNameLength),
  seniorityNumber: z.int().min(0).max(9_999_999),
  vcStatus: z.boolean(),
  airportCertified: z.boolean(),
  isEligible: z.boolean(),
});
export type Driver = z.infer<typeof driverSchema>;
