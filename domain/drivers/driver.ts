import * as z from 'zod';
import { maxNameLength, maxPhoneLength, maxSeniority, maxVacationWeeks } from './limits';

/** Exactly 7 digits. */
export const employeeIdSchema = z.string().regex(/^\d{7}$/);

/** One driver of a site. A lower seniority number is more senior. */
export const driverSchema = z.object({
  employeeId: employeeIdSchema,
  name: z.string().min(1).max(maxNameLength),
  seniorityNumber: z.int().min(0).max(maxSeniority),
  vcStatus: z.boolean(),
  airportCertified: z.boolean(),
  isEligible: z.boolean(),
  /** How many vacation weeks the driver may hold; 1 if missing. */
  vacationWeeks: z.int().min(0).max(maxVacationWeeks).optional(),
  /** The number that dispatchers call, as they wrote it. Nothing is sent to it. */
  phone: z.string().max(maxPhoneLength).optional(),
});
export type Driver = z.infer<typeof driverSchema>;
