import { award, type AwardResult } from './award';
import type { AwardInput } from './award-input';
import type { AwardRecord } from './award-record';
import { firstDifference } from './first-difference';
import type { PublishedFacts, PublishedWeek } from './published-facts';

/** A vacation week as it is now; null if it was deleted. */
export interface WeekChange {
  readonly weekId: string;
  readonly now: PublishedWeek | null;
}

/**
 * The input of a version that changes vacation weeks and nothing else (domain/README.md#changed-jobs). A week that the
 * version before does not offer is ignored.
 */
export const changeWeeks = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  {
    changes,
    facts: { timeZone },
    siteName,
  }: {
    readonly changes: readonly WeekChange[];
    readonly facts: Pick<PublishedFacts, 'timeZone'>;
    readonly siteName: string;
  },
): AwardInput => {
  const byId = new Map(changes.map(({ weekId, now }) => [weekId, now]));
  const changed = {
    ...input,
    site: input.site ?? { siteName, timeZone },
    vacationWeeks: input.vacationWeeks.flatMap((week) => {
      const now = byId.get(week.weekId);
      if (now === null) return [];
      // Slots are nothing to a holder, and fewer of them must cost none the week in a later version.
      return [now ? { ...week, startDate: now.startDate, endDate: now.endDate } : week];
    }),
  };
  const hold = (held: AwardResult['vacations']) => ({ held, freed: [] as const });
  const offered = new Set(changed.vacationWeeks.map(({ weekId }) => weekId));
  const kept = output.vacations.filter(({ weekId }) => offered.has(weekId));
  // Reasons and figures are about the award before its trades, so these are made again where that leaves the same result.
  const { vacationTrades: _, ...untraded } = input;
  const again = { ...changed, freedWeeks: hold(award(untraded).vacations) };
  if (!firstDifference(award(again).vacations, kept, '')) return again;
  const { vacationTrades: __, ...settled } = changed;
  return { ...settled, freedWeeks: hold(output.vacations) };
};
