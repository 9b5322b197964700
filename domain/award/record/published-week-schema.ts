import * as z from 'zod';

export const publishedWeekSchema = z.object({
  weekId: z.string(),
  /** ISO days, `endDate` included. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalSlots: z.int(),
});

/** A vacation week as a published version has it. */
export type PublishedWeek = z.infer<typeof publishedWeekSchema>;
