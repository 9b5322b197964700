import { planNextPeriod } from '~/domain/selection/next-period';
import { nextWeekly } from '~/domain/selection/selection-window';
import {
  holidaysIn,
  periodsFrom,
  planCutoff,
  getDefaultCutoff,
  weeksAhead,
  type Holiday,
  type PlannedCutoff,
} from '~/domain/selection/week-plan';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { plannedOpening } from './next-opening';
import type { Site } from './site';

export interface ComingWeek extends PlannedCutoff {
  readonly periodId: string;
  /** The holidays in the work week. */
  readonly holidays: readonly Holiday[];
  /** When selection opens automatically if everything before is published by then; null if only the button opens it. */
  readonly opensAt: Deadline | null;
  /** Whether the cutoff has passed by then. Somebody should open the week before, or it gets another cutoff or is skipped. */
  readonly opensTooLate: boolean;
}

type Planned = Pick<Site, 'window' | 'timeZone' | 'settings' | 'plan'>;

/** The period that opens next. */
export const nextPeriodId = (
  { window: selection, timeZone, plan }: Planned,
  now: Instant,
): string => planNextPeriod(selection, now, timeZone, plan).periodId;

/** The weeks after the present one, with the cutoffs that they will have as things stand. */
export const comingWeeks = (site: Planned, now: Instant): ComingWeek[] => {
  const { window: selection, timeZone, plan } = site;
  const { openNextOn: day, openNextAt: time } = site.settings;
  const planOpening = (index: number, after: Deadline): Deadline | null => {
    if (day === 'never') return null;
    return index === 0 && selection.status === 'published'
      ? plannedOpening(site)
      : nextWeekly(after.instant > now ? after.instant : now, timeZone, { day, time });
  };
  let before = selection.closesAt;
  return periodsFrom(nextPeriodId(site, now), weeksAhead).map((periodId, index) => {
    const opensAt = planOpening(index, before);
    const defaultCutoff = getDefaultCutoff(periodId, timeZone);
    const { closesAt, why } = planCutoff({ periodId, defaultCutoff, plan, timeZone, after: now });
    before = closesAt;
    const opensTooLate = opensAt !== null && opensAt.instant >= closesAt.instant;
    return { periodId, closesAt, why, holidays: holidaysIn(plan, periodId), opensAt, opensTooLate };
  });
};
