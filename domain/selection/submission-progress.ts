import { takesTurn, type AwardDriver } from '~/domain/award/award-input';
import { getFirstSave, type PickList } from '~/domain/picks/pick-list';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { addDays } from '~/domain/time/iso-week';
import { hourMs } from '~/domain/time/time-units';
import { fromWallTime, toWallTime } from '~/domain/time/zoned-time';
import { windowStateAt, type SelectionWindow } from './selection-window';

/** From when drivers may be reminded again. An administrator must not flood their mailboxes. */
export const getNextReminderAt = (remindedAt: Instant): Instant =>
  toInstant(toEpochMs(remindedAt) + hourMs);

/** Whether drivers without a list can still save one in time. */
export const mayRemind = (selection: SelectionWindow, now: Instant): boolean =>
  windowStateAt(selection, now) === 'open' && selection.status === 'selecting';

type MissingDriver = Pick<AwardDriver, 'employeeId' | 'name' | 'seniorityNumber'>;

/** Who has saved in the period, who has not, and the number of saves over time. */
export interface SubmissionProgress {
  /** Eligible drivers, most senior first, and whether they have saved. */
  readonly hasSaved: readonly boolean[];
  /** The number of drivers who had saved, at evenly spaced times from the opening to now or to the last save. */
  readonly growth: readonly { readonly at: Instant; readonly saved: number }[];
  /** First saves by local day of the site, oldest first, without days that have none. */
  readonly days: readonly {
    readonly day: string;
    readonly newly: number;
    readonly total: number;
  }[];
  /** Eligible drivers without a save, most senior first, as many as a page can show. */
  readonly missing: readonly MissingDriver[];
}

const growthPoints = 60;
const namesShown = 50;

/** Counts the ascending `times` that are not after `at`. */
const countUntil = (times: readonly number[], at: number): number => {
  const next = times.findIndex((time) => time > at);
  return next < 0 ? times.length : next;
};

/** The zone is asked once for each day, not for each time. */
const countByDay = (times: readonly number[], timeZone: string): SubmissionProgress['days'] => {
  const days: { day: string; newly: number; total: number }[] = [];
  let last = { day: '', newly: 0, total: 0 };
  let nextDay = -Infinity;
  for (const [index, time] of times.entries()) {
    if (time >= nextDay) {
      last = { day: toWallTime(time, timeZone).slice(0, 10), newly: 0, total: 0 };
      nextDay = fromWallTime(`${addDays(last.day, 1)}T00:00`, timeZone);
      days.push(last);
    }
    last.newly++;
    last.total = index + 1;
  }
  return days;
};

/** `drivers` in seniority order. */
export const submissionProgress = ({
  drivers,
  picks,
  window: selection,
  timeZone,
  now,
}: {
  drivers: readonly AwardDriver[];
  picks: readonly PickList[];
  window: SelectionWindow;
  timeZone: string;
  now: Instant;
}): SubmissionProgress => {
  const firstSave = new Map(
    picks
      .filter((list) => list.periodId === selection.periodId)
      .map((list) => [list.employeeId, toEpochMs(getFirstSave(list))]),
  );
  const eligible = drivers.filter(takesTurn);
  const times = eligible
    .flatMap(({ employeeId }) => firstSave.get(employeeId) ?? [])
    .sort((a, b) => a - b);
  const from = toEpochMs(selection.openedAt);
  const until = Math.max(
    Math.min(toEpochMs(now), toEpochMs(selection.closesAt.instant)),
    times.at(-1) ?? from,
  );
  const growth = Array.from({ length: growthPoints + 1 }, (_, step) => {
    const at = from + ((until - from) * step) / growthPoints;
    return { at: toInstant(Math.round(at)), saved: countUntil(times, at) };
  });
  return {
    hasSaved: eligible.map(({ employeeId }) => firstSave.has(employeeId)),
    growth,
    days: countByDay(times, timeZone),
    missing: eligible
      .filter(({ employeeId }) => !firstSave.has(employeeId))
      .slice(0, namesShown)
      .map(({ employeeId, name, seniorityNumber }) => ({ employeeId, name, seniorityNumber })),
  };
};
