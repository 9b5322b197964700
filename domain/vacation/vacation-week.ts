import type { VacationWeek } from './vacation-week-schema';

export type { VacationWeek, ManualVacation, WeekFields } from './vacation-week-schema';

interface CountedSlots {
  /** How many are assigned manually. */
  readonly usedSlots: number;
  readonly remainingSlots: number;
}

/** A week with its slots as the screens count them. */
export type WeekSlots = VacationWeek & CountedSlots;

/** A slot that a driver has. An erased driver is null. */
export interface TakenSlot {
  readonly driverId: string | null;
  readonly weekId: string;
}

const countByWeek = (slots: readonly TakenSlot[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { weekId } of slots) counts.set(weekId, (counts.get(weekId) ?? 0) + 1);
  return counts;
};

/**
 * Counts the used and remaining slots of each week; `remainingSlots` is never below zero. The numbers are counted from
 * the assignments instead of stored, so the two can never disagree. `held`: the slots of a published award, which are taken too.
 */
export const countSlots = <Week extends Pick<VacationWeek, 'weekId' | 'totalSlots'>>(
  weeks: readonly Week[],
  manual: readonly TakenSlot[],
  held: readonly TakenSlot[] = [],
): (Week & CountedSlots)[] => {
  const isHeld = (one: TakenSlot) =>
    held.some(({ driverId, weekId }) => driverId === one.driverId && weekId === one.weekId);
  const used = countByWeek(manual);
  const taken = countByWeek([...held, ...manual.filter((one) => !isHeld(one))]);
  return weeks.map((week) => {
    const usedSlots = used.get(week.weekId) ?? 0;
    const left = week.totalSlots - (taken.get(week.weekId) ?? 0);
    return { ...week, usedSlots, remainingSlots: Math.max(0, left) };
  });
};
