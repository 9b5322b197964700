import { toEpochMs, type Instant } from '~/domain/time/instant';
import { toIsoWeek } from '~/domain/time/iso-week';
import { toWallTime } from '~/domain/time/zoned-time';
import type { PastAward, SelectionWindow } from './selection-window-schema';

/** Awards of earlier periods whose working week may not be over, oldest first. */
export const pastAwards = ({ lastAward, awardBefore }: SelectionWindow): PastAward[] =>
  [awardBefore, lastAward].filter((award) => award !== null);

/** A version of a period's award; version 0 was never published. */
export type AwardName = Pick<PastAward, 'periodId' | 'version'>;

export const presentAward = ({ periodId, awardVersion }: SelectionWindow): AwardName => ({
  periodId,
  version: awardVersion,
});

/** The award of the current or an earlier period; null if the site no longer keeps it. */
export const findPeriodAward = (selection: SelectionWindow, periodId: string): AwardName | null =>
  [presentAward(selection), ...pastAwards(selection)].find(
    (award) => award.periodId === periodId,
  ) ?? null;

/** The past awards whose working week is not over at the site. */
export const awardsAtWork = (
  selection: SelectionWindow,
  { now, timeZone }: { now: Instant; timeZone: string },
): PastAward[] => {
  const thisWeek = toIsoWeek(toWallTime(toEpochMs(now), timeZone).slice(0, 10));
  return pastAwards(selection).filter(({ periodId }) => periodId >= thisWeek);
};
