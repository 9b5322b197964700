import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { addDays, toIsoWeek, nextIsoWeek } from '~/domain/shared/iso-week';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getWeekDayName, type WeekDayName } from '~/domain/shared/week-day-names';
import { fromWallTime, isWallTime, toWallTime } from '~/domain/shared/zoned-time';
import type { Deadline, SelectionWindow } from './selection-window-schema';

export type { Deadline, SelectionWindow } from './selection-window-schema';

/** No request runs longer; every fence below rests on it. */
export const requestDeadlineMs = 10_000;
/** An award reads only after every save accepted before the cutoff has been written or has failed. */
export const drainMs = requestDeadlineMs + 1_000;

export type WindowState = 'open' | 'closed' | 'published';

export const windowStateAt = (window: SelectionWindow, now: Instant): WindowState => {
  if (window.status === 'published') return 'published';
  // A clock that is set back opens nothing again.
  const isOver = window.cutoffRecordedAt !== null || now >= window.closesAt.instant;
  return isOver ? 'closed' : 'open';
};

export const deadlineAt = (epochMs: number, timeZone: string): Deadline => ({
  instant: toInstant(epochMs),
  wallTime: toWallTime(epochMs, timeZone),
  timeZone,
});

/** Of a wall time that somebody chose. In a DST gap its own is the next valid minute: pages show no other. */
export const deadlineOn = (wallTime: string, timeZone: string): Deadline =>
  deadlineAt(fromWallTime(wallTime, timeZone), timeZone);

/** The next time that it is that day and wall time (`08:00`) at the site, strictly after `after`. */
export const nextWeekly = (
  after: Instant,
  timeZone: string,
  { day, time }: { day: WeekDayName; time: string },
): Deadline => {
  const today = toWallTime(toEpochMs(after), timeZone).slice(0, 10);
  for (let ahead = 0; ; ahead += 1) {
    const date = addDays(today, ahead);
    if (getWeekDayName(date) !== day) continue;
    const next = deadlineOn(`${date}T${time}`, timeZone);
    if (next.instant > after) return next;
  }
};

/** The next Wednesday at 15:00, site time, strictly in the future. */
export const nextDefaultCutoff = (now: Instant, timeZone: string): Deadline =>
  nextWeekly(now, timeZone, { day: 'Wednesday', time: '15:00' });

/** The week after the cutoff's own is the one that is worked. */
const workWeekAfter = (cutoff: Deadline): string =>
  nextIsoWeek(toIsoWeek(cutoff.wallTime.slice(0, 10)));

export const firstWindow = (now: Instant, timeZone: string): SelectionWindow => {
  const closesAt = nextDefaultCutoff(now, timeZone);
  return {
    periodId: workWeekAfter(closesAt),
    version: 1,
    openedAt: now,
    closesAt,
    status: 'selecting',
    cutoffRecordedAt: null,
    remindFrom: now,
    publishedAt: null,
    opensNextFrom: null,
    awardVersion: 0,
    lastAward: null,
    awardBefore: null,
  };
};

export type WindowError =
  | { readonly code: 'selection-closed' }
  | { readonly code: 'cutoff-not-a-time' }
  | { readonly code: 'cutoff-in-the-past' }
  | { readonly code: 'already-published' }
  /** Under way, or broken off: publishing again finishes it. */
  | { readonly code: 'publishing-unfinished' }
  | { readonly code: 'selection-still-open'; readonly closesAt: Deadline }
  | { readonly code: 'saves-still-arriving'; readonly readyInSeconds: number }
  | { readonly code: 'not-published-yet' };

/**
 * The fence (domain/README.md#selection-window): a save counts if and only if it was accepted before
 * `closesAt` of the window read with strong consistency. After it, drivers who have picks may finish where the
 * site allows. A cutoff that was recorded later than `decidedAt` says that the clock was set back since: its
 * stamps prove nothing.
 */
export const acceptSave = (
  window: SelectionWindow,
  {
    acceptedAt,
    decidedAt,
    mayComplete,
    hasPicks,
  }: { acceptedAt: Instant; decidedAt: Instant; mayComplete: boolean; hasPicks: boolean },
): Result<{ late: boolean }, { code: 'selection-closed' }> => {
  if (window.status === 'selecting') {
    const isClockRight = window.cutoffRecordedAt === null || window.cutoffRecordedAt <= decidedAt;
    if (acceptedAt < window.closesAt.instant && isClockRight) return ok({ late: false });
    if (mayComplete && hasPicks) return ok({ late: true });
  }
  return fail({ code: 'selection-closed' });
};

/**
 * Closes now, as far as now can be: a save that read the open window before this change was written
 * was accepted before `now + requestDeadlineMs`, so it still counts. Nobody is told "saved" in vain.
 */
export const closeSoon = (
  window: SelectionWindow,
  now: Instant,
): Result<SelectionWindow, WindowError> => {
  if (windowStateAt(window, now) !== 'open') return fail({ code: 'selection-closed' });
  const closesAt = deadlineAt(toEpochMs(now) + requestDeadlineMs, window.closesAt.timeZone);
  return ok({
    ...window,
    version: window.version + 1,
    closesAt,
    cutoffRecordedAt: null,
    remindFrom: null,
  });
};

/** Moves the cutoff, or reopens a closed and unpublished period until a new one. */
export const moveCutoff = (
  window: SelectionWindow,
  { wallTime, timeZone, now }: { wallTime: string; timeZone: string; now: Instant },
): Result<SelectionWindow, WindowError> => {
  if (window.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (window.status !== 'selecting') return fail({ code: 'already-published' });
  if (!isWallTime(wallTime)) return fail({ code: 'cutoff-not-a-time' });
  const closesAt = deadlineOn(wallTime, timeZone);
  if (toEpochMs(closesAt.instant) < toEpochMs(now) + requestDeadlineMs)
    return fail({ code: 'cutoff-in-the-past' });
  const version = window.version + 1;
  return ok({ ...window, version, closesAt, cutoffRecordedAt: null, remindFrom: now });
};

/**
 * Another time zone for the site: a cutoff that is ahead keeps its wall time; one that has passed, or is
 * closing now, stays the instant it was, so that no change of zone opens a selection again.
 */
export const changeZone = (
  window: SelectionWindow,
  { timeZone, now }: { timeZone: string; now: Instant },
): Result<SelectionWindow, WindowError> => {
  const { instant, wallTime } = window.closesAt;
  const isAhead = toEpochMs(instant) > toEpochMs(now) + requestDeadlineMs;
  if (windowStateAt(window, now) !== 'open' || !isAhead) return ok(window);
  return moveCutoff(window, { wallTime, timeZone, now });
};

/** Stops late saves before the award reads, or says why publishing has to wait. */
export const beginPublishing = (
  window: SelectionWindow,
  now: Instant,
): Result<SelectionWindow, WindowError> => {
  if (windowStateAt(window, now) === 'open') {
    return fail({ code: 'selection-still-open', closesAt: window.closesAt });
  }
  const readyAt = toEpochMs(window.closesAt.instant) + drainMs;
  if (toEpochMs(now) < readyAt) {
    return fail({
      code: 'saves-still-arriving',
      readyInSeconds: Math.ceil((readyAt - toEpochMs(now)) / 1000),
    });
  }
  const status = window.status === 'published' ? 'published' : 'publishing';
  return ok({ ...window, version: window.version + 1, status });
};

export const published = (window: SelectionWindow, now: Instant): SelectionWindow => ({
  ...window,
  version: window.version + 1,
  status: 'published',
  publishedAt: now,
  opensNextFrom: now,
  awardVersion: window.awardVersion + 1,
});

/** Opens the next period: manual assignments start empty, jobs and drivers stay. */
export const startNextPeriod = (
  window: SelectionWindow,
  now: Instant,
  timeZone: string,
): Result<SelectionWindow, WindowError> => {
  if (window.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (window.status !== 'published') return fail({ code: 'not-published-yet' });
  const closesAt = nextDefaultCutoff(now, timeZone);
  const following = nextIsoWeek(window.periodId);
  const upcoming = workWeekAfter(closesAt);
  return ok({
    ...firstWindow(now, timeZone),
    closesAt,
    periodId: upcoming > following ? upcoming : following,
    version: window.version + 1,
    lastAward: {
      periodId: window.periodId,
      version: window.awardVersion,
      publishedAt: window.publishedAt,
    },
    awardBefore: window.lastAward,
  });
};
