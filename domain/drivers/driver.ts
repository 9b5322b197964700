import * as z from 'zod';
import { maxNameLength, mostSeniority, mostVacationWeeks } from './limits';

/** Exactly 7 digits. */
export const employeeIdSchema = z.string().regex(/^\d{7}$/);

/** One driver of a site. A lower seniority number is more senior. */
export const driverSchema = z.object({
  employeeId: employeeIdSchema,
  name: z.string().min(1).max(maxNameLength),
  seniorityNumber: z.int().min(0).max(mostSeniority),
  vcStatus: z.boolean(),
  airportCertified: z.boolean(),
  isEligible: z.boolean(),
  /** How many vacation weeks the driver may hold; 1 if missing. */
  vacationWeeks: z.int().min(0).max(mostVacationWeeks).optional(),
});
export type Driver = z.infer<typeof driverSchema>;
