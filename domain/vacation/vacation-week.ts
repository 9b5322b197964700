import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/shared/instant';

export const weekIdSchema = z.string().min(1).max(20);
export const mostSlots = 1000;

/** One vacation week of a site (spec 3). Dates are ISO days, `endDate` included. */
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

/** A week with its slots as the screens count them. */
export interface WeekSlots extends VacationWeek {
  readonly usedSlots: number;
  readonly remainingSlots: number;
}

/**
 * Spec 4: total less what is used, never below zero; counted from the assignments themselves, so that no
 * sequence of edits can make the two disagree.
 */
export const countSlots = (
  weeks: readonly VacationWeek[],
  manual: readonly Pick<ManualVacation, 'weekId'>[],
): WeekSlots[] => {
  const used = new Map<string, number>();
  for (const { weekId } of manual) used.set(weekId, (used.get(weekId) ?? 0) + 1);
  return weeks.map((week) => {
    const usedSlots = used.get(week.weekId) ?? 0;
    return { ...week, usedSlots, remainingSlots: Math.max(0, week.totalSlots - usedSlots) };
  });
};
