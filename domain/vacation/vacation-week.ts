import type { VacationWeek, ManualVacation } from './vacation-week-schema';

export type { VacationWeek, ManualVacation, WeekFields } from './vacation-week-schema';

interface CountedSlots {
  readonly usedSlots: number;
  readonly remainingSlots: number;
}

/** A week with its slots as the screens count them. */
export type WeekSlots = VacationWeek & CountedSlots;

/**
 * Counts the used and remaining slots of each week; `remainingSlots` is never below zero. The numbers are counted from
 * the assignments instead of stored, so the two can never disagree.
 */
export const countSlots = <Week extends Pick<VacationWeek, 'weekId' | 'totalSlots'>>(
  weeks: readonly Week[],
  manual: readonly Pick<ManualVacation, 'weekId'>[],
): (Week & CountedSlots)[] => {
  const used = new Map<string, number>();
  for (const { weekId } of manual) used.set(weekId, (used.get(weekId) ?? 0) + 1);
  return weeks.map((week) => {
    const usedSlots = used.get(week.weekId) ?? 0;
    return { ...week, usedSlots, remainingSlots: Math.max(0, week.totalSlots - usedSlots) };
  });
};
