import * as z from 'zod';

/** The longest name of a holiday in characters. */
export const holidayNameLength = 60;

/** What administrators have planned for the coming weeks. Cutoffs are local times, such as `2026-12-23T15:00`. */
export const weekPlanSchema = z.object({
  holidays: z.array(z.object({ date: z.iso.date(), name: z.string().max(holidayNameLength) })),
  cutoffs: z.array(z.object({ periodId: z.string(), wallTime: z.string() })),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;
export type Holiday = WeekPlan['holidays'][number];
