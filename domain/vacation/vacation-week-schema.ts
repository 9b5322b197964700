import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/shared/instant-schema';
import { mostSlots } from './limits';

export const weekIdSchema = z.string().min(1).max(20);

/** One vacation week of a site. Dates are ISO days, `endDate` included. */
export const vacationWeekSchema = z.object({
  weekId: weekIdSchema,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalSlots: z.int().min(1).max(mostSlots),
  /** Grows with every change of the week and with every assignment by hand into it; 0 before it is stored. */
  version: z.int(),
});
export type VacationWeek = z.infer<typeof vacationWeekSchema>;

/** An administrator's assignment of a week: goes before every pick, takes one slot. One per driver. */
export const manualVacationSchema = z.object({
  driverId: employeeIdSchema,
  weekId: weekIdSchema,
  /** ULID: its order is the order in which the assignments stand. */
  id: z.string(),
  at: instantSchema,
  by: z.string(),
});
export type ManualVacation = z.infer<typeof manualVacationSchema>;
