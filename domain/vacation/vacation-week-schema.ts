import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxWeekIdLength, maxSlots } from './limits';

export const weekIdSchema = z.string().min(1).max(maxWeekIdLength);

/** What people edit of a vacation week. Dates are ISO days, `endDate` included. */
export const weekFieldsSchema = z.object({
  weekId: weekIdSchema,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalSlots: z.int().min(1).max(maxSlots),
  /** Whether it can be neither ranked nor awarded. Open if missing. */
  isClosed: z.boolean().optional(),
});
export type WeekFields = z.infer<typeof weekFieldsSchema>;

/** One vacation week of a site. */
export const vacationWeekSchema = weekFieldsSchema.extend({
  /** Increased with every change of the week and every manual assignment into it; 0 before it is stored. */
  version: z.int(),
});
export type VacationWeek = z.infer<typeof vacationWeekSchema>;

/** An administrator's assignment of a week. It comes before every pick and takes one slot. */
export const manualVacationSchema = z.object({
  driverId: employeeIdSchema,
  weekId: weekIdSchema,
  /** ULID: its order is the order of the assignments. */
  id: z.string(),
  at: instantSchema,
  by: z.string(),
});
export type ManualVacation = z.infer<typeof manualVacationSchema>;
