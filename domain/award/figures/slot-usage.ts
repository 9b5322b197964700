import type { AwardResult } from '~/domain/award/award';
import type { AwardWeek } from '~/domain/award/award-input';
import { compareWeeks } from '~/domain/shared/compare-weeks';

/** How the slots of a week are used by an award. */
export interface SlotUsage extends Pick<
  AwardWeek,
  'weekId' | 'startDate' | 'endDate' | 'totalSlots'
> {
  readonly manual: number;
  readonly preference: number;
  /** Slots left over after the picks, assigned by seniority or to vacation cover drivers. */
  readonly leftover: number;
  readonly free: number;
}

const toKind = (type: string) =>
  type === 'manual' || type === 'preference' ? type : ('leftover' as const);

/** The slot usage of each week, sorted by date. */
export const slotUsage = (weeks: readonly AwardWeek[], { vacations }: AwardResult): SlotUsage[] =>
  [...weeks].sort(compareWeeks).map(({ weekId, startDate, endDate, totalSlots }) => {
    const counts = { manual: 0, preference: 0, leftover: 0 };
    const taken = vacations.filter((one) => one.weekId === weekId);
    for (const { assignmentType } of taken) counts[toKind(assignmentType)] += 1;
    return { weekId, startDate, endDate, totalSlots, ...counts, free: totalSlots - taken.length };
  });
