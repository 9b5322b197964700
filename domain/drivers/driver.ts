import * as z from 'zod';
import {
  maxNameLength,
  maxNoteLength,
  maxPhoneLength,
  maxSeniority,
  maxTieNumber,
  maxVacationWeeks,
} from './limits';

/** Exactly 7 digits. */
export const employeeIdSchema = z.string().regex(/^\d{7}$/);

/** `YYYY-MM-DD` from 1930 to 2099. Whether the month has the day is checked where it is read (`driver-fields.ts`). */
const seniorityDateSchema = z
  .string()
  .regex(/^(?:19[3-9]\d|20\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

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
  /** The day from which seniority counts. It decides nothing until somebody ranks the list by it. */
  seniorityDate: seniorityDateSchema.optional(),
  /** Of drivers with the same seniority date, the one with the lower number is more senior. */
  tieNumber: z.int().min(0).max(maxTieNumber).optional(),
  /** What dispatchers keep in mind. Neither drivers nor stewards see it. */
  note: z.string().max(maxNoteLength).optional(),
});
export type Driver = z.infer<typeof driverSchema>;
