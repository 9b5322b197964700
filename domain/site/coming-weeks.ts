import { nextWeekly, startNextPeriod, windowStateAt } from '~/domain/selection/selection-window';
import {
  holidaysIn,
  periodsFrom,
  planCutoff,
  usualCutoff,
  weeksAhead,
  type Holiday,
  type PlannedCutoff,
} from '~/domain/selection/week-plan';
import type { Deadline } from '~/domain/shared/deadline';
import type { Instant } from '~/domain/shared/instant';
import { nextIsoWeek } from '~/domain/shared/iso-week';
import { plannedOpening } from './next-opening';
import type { Site } from './site';

export interface ComingWeek extends PlannedCutoff {
  readonly periodId: string;
  /** The holidays in the work week. */
  readonly holidays: readonly Holiday[];
  /** When selection opens automatically if everything before is published by then; null if only the button opens it. */
  readonly opensAt: Deadline | null;
}

type Planned = Pick<Site, 'window' | 'timeZone' | 'settings' | 'plan'>;

/** The period that opens next. */
export const nextPeriodId = (
  { window, timeZone, settings, plan }: Planned,
  now: Instant,
): string => {
  const next = startNextPeriod(window, now, timeZone, settings, plan);
  return next.ok ? next.value.periodId : nextIsoWeek(window.periodId);
};

/** The weeks after the present one, with the cutoffs that they will have as things stand. */
export const comingWeeks = (site: Planned, now: Instant): ComingWeek[] => {
  const { window, timeZone, plan } = site;
  const { openNextOn: day, openNextAt: time } = site.settings;
  let before = window.closesAt;
  return periodsFrom(nextPeriodId(site, now), weeksAhead).map((periodId, index) => {
    const usual = usualCutoff(periodId, timeZone);
    const planned = planCutoff({ periodId, usual, plan, timeZone, after: now });
    const isNextToOpen = index === 0 && windowStateAt(window, now) === 'published';
    const opensAt =
      day === 'never'
        ? null
        : isNextToOpen
          ? plannedOpening(site)
          : nextWeekly(before.instant, timeZone, { day, time });
    before = planned.closesAt;
    return { periodId, ...planned, holidays: holidaysIn(plan, periodId), opensAt };
  });
};
