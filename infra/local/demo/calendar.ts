import { nextDefaultCutoff } from '~/domain/selection/selection-window';
import { defaultTimeZone } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { addDays } from '~/domain/time/iso-week';
import { dayMs } from '~/domain/time/time-units';
import { fromWallTime, toWallTime } from '~/domain/time/zoned-time';

/** The number of weeks that were published before the open one. */
const publishedWeeks = 4;

/** Epoch milliseconds of a local time at the depot, such as `08:00`. */
export const atDepot = (day: string, time: string): number =>
  fromWallTime(`${day}T${time}`, defaultTimeZone);

/** The days of the depot's weeks, all of them ISO days at the depot. */
export interface DemoCalendar {
  readonly now: number;
  readonly today: string;
  /** The cutoffs of the published weeks, oldest first, Wednesdays at 15:00. */
  readonly cutoffDays: readonly string[];
  /** The default day of the open week's cutoff. */
  readonly openCutoffDay: string;
  /** To which day it was moved, because the default cutoff is too near or has just passed; null if it was not. */
  readonly movedTo: string | null;
  /** The year whose vacation weeks are awarded. */
  readonly vacationYear: number;
}

/**
 * The weeks around a moment. The open cutoff is always a day ahead at least, and the one before it a day behind, so that there
 * is time for everything that happens between the two.
 */
export const makeCalendar = (now: number): DemoCalendar => {
  const defaultCutoff = nextDefaultCutoff(toInstant(now - dayMs), defaultTimeZone);
  const openCutoffDay = defaultCutoff.wallTime.slice(0, 10);
  const isNear = Date.parse(defaultCutoff.instant) < now + dayMs;
  const today = toWallTime(now, defaultTimeZone).slice(0, 10);
  return {
    now,
    today,
    cutoffDays: Array.from({ length: publishedWeeks }, (_, index) =>
      addDays(openCutoffDay, 7 * (index - publishedWeeks)),
    ),
    openCutoffDay,
    movedTo: isNear ? addDays(openCutoffDay, 2) : null,
    vacationYear: Number(today.slice(0, 4)) + 1,
  };
};

/** When the first selection began: the Thursday morning before the first cutoff. */
export const getDemoStart = (now: number): number =>
  atDepot(addDays(makeCalendar(now).cutoffDays[0]!, -6), '08:00');

/** When the open week's selection closes. */
export const getOpenUntil = (now: number): number => {
  const { movedTo, openCutoffDay } = makeCalendar(now);
  return atDepot(movedTo ?? openCutoffDay, '15:00');
};
