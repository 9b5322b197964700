import * as z from 'zod';

const isoDate = z.iso.date();

/** One vacation week of a site (spec 3). Dates are ISO days, `endDate` included. */
export const vacationWeekSchema = z.object({
  weekId: z.string().min(1).max(20),
  startDate: isoDate,
  endDate: isoDate,
  totalSlots: z.int().min(1),
  remainingSlots: z.int().min(0),
});
export type VacationWeek = z.infer<typeof vacationWeekSchema>;
