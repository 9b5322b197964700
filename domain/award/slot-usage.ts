import { compareText } from '~/domain/shared/text';
import type { AwardResult } from './award';
import type { AwardWeek } from './award-input';

/** How an award uses the slots of a week. */
export interface SlotUsage extends Pick<
  AwardWeek,
  'weekId' | 'startDate' | 'endDate' | 'totalSlots'
> {
  readonly manual: number;
  readonly preference: number;
  /** Leftovers: by seniority, or to vacation cover drivers. */
  readonly leftover: number;
  readonly free: number;
}

const kindOf = (type: string) =>
  type === 'manual' || type === 'preference' ? type : ('leftover' as const);

/** In the order of their dates. */
export const slotUsage = (weeks: readonly AwardWeek[], { vacations }: AwardResult): SlotUsage[] => {
  const used = new Map(
    weeks.map(({ weekId }) => [weekId, { manual: 0, preference: 0, leftover: 0 }]),
  );
  for (const { weekId, assignmentType } of vacations)
    used.get(weekId)![kindOf(assignmentType)] += 1;
  return [...weeks]
    .sort((a, b) => compareText(a.startDate, b.startDate))
    .map(({ weekId, startDate, endDate, totalSlots }) => {
      const counts = used.get(weekId)!;
      const free = totalSlots - counts.manual - counts.preference - counts.leftover;
      return { weekId, startDate, endDate, totalSlots, ...counts, free };
    });
};
