import type { KeptYears } from '~/domain/retention/limits';
import type { Kept } from '~/domain/retention/retention-schema';
import { pastAwards } from '~/domain/selection/past-awards';
import type { Site } from '~/domain/site/site';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { addDays, getMonday, toIsoWeek } from '~/domain/time/iso-week';
import { fromWallTime, toWallTime } from '~/domain/time/zoned-time';

/** What of a site is over. A kind that is kept forever is null. */
export interface ErasurePlan {
  readonly awards: {
    readonly keptFrom: string;
    /** The last period whose award and marks are over. */
    readonly lastPeriod: string;
    /** Vacation awards that were published earlier are over, if their version is lower. */
    readonly before: Instant;
    readonly belowVersion: number;
  } | null;
  readonly claims: ErasurePlan['awards'];
  readonly log: { readonly keptFrom: string; readonly before: Instant } | null;
}

const padded = (value: number) => String(value).padStart(2, '0');

/** The first day that is kept, at the site: so many years before its today. The 29th of February becomes the 28th. */
export const findKeptFrom = (years: KeptYears, at: Instant, timeZone: string): string => {
  const [year = 0, month = 1, day = 1] = toWallTime(toEpochMs(at), timeZone)
    .slice(0, 10)
    .split('-')
    .map(Number);
  const lastDay = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return `${year - years}-${padded(month)}-${padded(Math.min(day, lastDay))}`;
};

/** The last week that ends before a day. */
const findWeekBefore = (day: string): string => toIsoWeek(addDays(getMonday(toIsoWeek(day)), -7));

/**
 * What of a site is over at a time. A week counts by its last day. The running selection, the awards that the site's pages
 * still show and everything later are never over, however long ago they were.
 */
export const planErasure = (
  { timeZone, window: selection, vacation }: Pick<Site, 'timeZone' | 'window' | 'vacation'>,
  kept: Kept,
  at: Instant,
): ErasurePlan => {
  const firstInUse = pastAwards(selection).reduce(
    (first, { periodId }) => (periodId < first ? periodId : first),
    selection.periodId,
  );
  const lastUnused = findWeekBefore(getMonday(firstInUse));
  const toStart = (day: string) => toInstant(fromWallTime(`${day}T00:00`, timeZone));
  const planWeeks = (years: KeptYears | null) => {
    if (years === null) return null;
    const keptFrom = findKeptFrom(years, at, timeZone);
    const lastOver = findWeekBefore(keptFrom);
    return {
      keptFrom,
      lastPeriod: lastOver < lastUnused ? lastOver : lastUnused,
      before: toStart(keptFrom),
      belowVersion: vacation.awardVersion,
    };
  };
  const logFrom = kept.log === null ? null : findKeptFrom(kept.log, at, timeZone);
  return {
    awards: planWeeks(kept.awards),
    claims: planWeeks(kept.claims),
    log: logFrom === null ? null : { keptFrom: logFrom, before: toStart(logFrom) },
  };
};
