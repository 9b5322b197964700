import { firstListRules } from '~/domain/settings/list-rules';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt, deadlineOn, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { addDays, toIsoWeek, nextIsoWeek } from '~/domain/time/iso-week';
import { getWeekDayName, type WeekDayName } from '~/domain/time/week-day-names';
import { isWallTime, toWallTime } from '~/domain/time/zoned-time';
import type { PastAward, SelectionWindow } from './selection-window-schema';

export type { SelectionWindow } from './selection-window-schema';

/** No request runs longer than this. Every cutoff check below relies on that limit. */
export const requestDeadlineMs = 10_000;
/** How long after the cutoff an award must wait until every save accepted before it has been written or has failed. */
export const drainMs = requestDeadlineMs + 1_000;
/** How long publishing waits after an administrator confirmed it, and can be canceled. */
export const publishingWaitMs = 10_000;

export type WindowState = 'not-opened' | 'open' | 'closed' | 'published';

export const windowStateAt = (selection: SelectionWindow, now: Instant): WindowState => {
  if (selection.notOpenedYet) return 'not-opened';
  if (selection.status === 'published') return 'published';
  // A recorded cutoff stays in force even if the server's clock is set back.
  const hasEnded = selection.cutoffRecordedAt !== null || now >= selection.closesAt.instant;
  return hasEnded ? 'closed' : 'open';
};

/** The next time strictly after `after` at which the site has this day and local time (such as `08:00`). */
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

/** The next Wednesday at 15:00 in the site's local time, strictly in the future. */
export const nextDefaultCutoff = (now: Instant, timeZone: string): Deadline =>
  nextWeekly(now, timeZone, { day: 'Wednesday', time: '15:00' });

/** The ISO week after the one with the cutoff, in which the selected jobs are worked. */
export const workWeekAfter = (cutoff: Deadline): string =>
  nextIsoWeek(toIsoWeek(cutoff.wallTime.slice(0, 10)));

export const firstWindow = (now: Instant, timeZone: string): SelectionWindow => {
  const closesAt = nextDefaultCutoff(now, timeZone);
  return {
    periodId: workWeekAfter(closesAt),
    version: 1,
    openedAt: now,
    closesAt,
    status: 'selecting',
    rules: firstListRules,
    closedEarly: false,
    beforeClosing: null,
    outage: null,
    cutoffRecordedAt: null,
    remindFrom: now,
    lateSavesEndedAt: null,
    publishedAt: null,
    claimsFrom: null,
    opensNextFrom: null,
    awardVersion: 0,
    withdrawn: null,
    lastAward: null,
    awardBefore: null,
  };
};

export type WindowError =
  | { readonly code: 'selection-closed' }
  | { readonly code: 'first-selection-not-opened' }
  | { readonly code: 'cutoff-not-a-time' }
  | { readonly code: 'cutoff-in-the-past' }
  | { readonly code: 'already-published' }
  /** Publishing is running or was interrupted; publishing again finishes it. */
  | { readonly code: 'publishing-unfinished' }
  | { readonly code: 'selection-still-open'; readonly closesAt: Deadline }
  | { readonly code: 'saves-still-arriving'; readonly readyInSeconds: number }
  | { readonly code: 'not-published-yet' };

/**
 * The cutoff rule (domain/README.md#selection-window): a save counts if and only if it was accepted before `closesAt`
 * of the window, read with strong consistency. After that, drivers who have picks may finish where the site allows it.
 * If a cutoff was recorded later than `decidedAt`, the clock has since been set back, so `acceptedAt` cannot be
 * trusted.
 */
export const acceptSave = (
  selection: SelectionWindow,
  {
    acceptedAt,
    decidedAt,
    mayComplete,
    hasPicks,
  }: { acceptedAt: Instant; decidedAt: Instant; mayComplete: boolean; hasPicks: boolean },
): Result<{ late: boolean }, { code: 'selection-closed' }> => {
  if (selection.status === 'selecting' && !selection.notOpenedYet) {
    const isClockRight =
      selection.cutoffRecordedAt === null || selection.cutoffRecordedAt <= decidedAt;
    if (acceptedAt < selection.closesAt.instant && isClockRight) return ok({ late: false });
    if (mayComplete && hasPicks) return ok({ late: true });
  }
  return fail({ code: 'selection-closed' });
};

/**
 * Moves the cutoff to `now + requestDeadlineMs`, which is as early as possible. Every save that read the open window
 * before this change was written is accepted before then and still counts, so no acknowledged save is lost.
 */
export const closeSoon = (
  selection: SelectionWindow,
  now: Instant,
): Result<SelectionWindow, WindowError> => {
  if (windowStateAt(selection, now) !== 'open') return fail({ code: 'selection-closed' });
  const closesAt = deadlineAt(toEpochMs(now) + requestDeadlineMs, selection.closesAt.timeZone);
  return ok({
    ...selection,
    version: selection.version + 1,
    closesAt,
    closedEarly: true,
    // Closing twice still cancels to the first cutoff.
    beforeClosing: selection.beforeClosing ?? {
      closesAt: selection.closesAt,
      remindFrom: selection.remindFrom,
    },
    cutoffRecordedAt: null,
    remindFrom: null,
  });
};

/** Whether an administrator is closing the selection, and can still cancel that. */
export const isClosing = (selection: SelectionWindow, now: Instant): boolean =>
  selection.beforeClosing !== null && windowStateAt(selection, now) === 'open';

const withCutoff = (
  selection: SelectionWindow,
  { closesAt, remindFrom }: Pick<SelectionWindow, 'closesAt' | 'remindFrom'>,
): SelectionWindow => ({
  ...selection,
  version: selection.version + 1,
  closesAt,
  closedEarly: false,
  beforeClosing: null,
  cutoffRecordedAt: null,
  remindFrom,
});

const isTooSoon = (closesAt: Deadline, now: Instant): boolean =>
  toEpochMs(closesAt.instant) < toEpochMs(now) + requestDeadlineMs;

/** Restores the cutoff from before `closeSoon`, while the selection has not closed yet. Nobody is reminded again. */
export const cancelClosing = (
  selection: SelectionWindow,
  now: Instant,
): Result<SelectionWindow, WindowError> => {
  const { beforeClosing } = selection;
  if (beforeClosing === null || !isClosing(selection, now))
    return fail({ code: 'selection-closed' });
  return isTooSoon(beforeClosing.closesAt, now)
    ? fail({ code: 'cutoff-in-the-past' })
    : ok(withCutoff(selection, beforeClosing));
};

/** Moves the cutoff. A period that is closed but not published reopens until the new cutoff. */
export const moveCutoff = (
  selection: SelectionWindow,
  { wallTime, timeZone, now }: { wallTime: string; timeZone: string; now: Instant },
): Result<SelectionWindow, WindowError> => {
  if (selection.notOpenedYet) return fail({ code: 'first-selection-not-opened' });
  if (selection.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (selection.status !== 'selecting') return fail({ code: 'already-published' });
  if (!isWallTime(wallTime)) return fail({ code: 'cutoff-not-a-time' });
  const closesAt = deadlineOn(wallTime, timeZone);
  if (isTooSoon(closesAt, now)) return fail({ code: 'cutoff-in-the-past' });
  return ok(withCutoff(selection, { closesAt, remindFrom: now }));
};

/**
 * Changes the site's time zone: a future cutoff keeps its local time. One that has passed or is closing now
 * keeps its instant, so that no change of zone reopens a selection.
 */
export const changeZone = (
  selection: SelectionWindow,
  { timeZone, now }: { timeZone: string; now: Instant },
): Result<SelectionWindow, WindowError> => {
  const { instant, wallTime } = selection.closesAt;
  const isAhead = toEpochMs(instant) > toEpochMs(now) + requestDeadlineMs;
  if (windowStateAt(selection, now) !== 'open' || !isAhead) return ok(selection);
  return moveCutoff(selection, { wallTime, timeZone, now });
};

/**
 * From when an award may read the lists, because every save that was accepted before the cutoff, or before late ones were
 * stopped, has been written or has failed.
 */
export const getReadyAt = ({
  closesAt: { instant },
  lateSavesEndedAt,
}: Pick<SelectionWindow, 'closesAt' | 'lateSavesEndedAt'>): Instant => {
  const isLater = lateSavesEndedAt !== null && lateSavesEndedAt > instant;
  return toInstant(toEpochMs(isLater ? lateSavesEndedAt : instant) + drainMs);
};

/** Fails while saves that count may still be written. */
export const savesWritten = (
  selection: Pick<SelectionWindow, 'closesAt' | 'lateSavesEndedAt'>,
  now: Instant,
): Result<null, WindowError> => {
  const waitMs = toEpochMs(getReadyAt(selection)) - toEpochMs(now);
  if (waitMs <= 0) return ok(null);
  return fail({ code: 'saves-still-arriving', readyInSeconds: Math.ceil(waitMs / 1000) });
};

/**
 * Stops late saves, which the site allows or not, before an award reads the lists; or returns why it has to wait.
 * `startsAt`: when the award reads them.
 */
export const beginPublishing = (
  selection: SelectionWindow,
  now: Instant,
  { lateSaves, startsAt = now }: { lateSaves: boolean; startsAt?: Instant | undefined },
): Result<SelectionWindow, WindowError> => {
  const state = windowStateAt(selection, now);
  if (state === 'not-opened') return fail({ code: 'first-selection-not-opened' });
  if (state === 'open') return fail({ code: 'selection-still-open', closesAt: selection.closesAt });
  const written = savesWritten({ ...selection, lateSavesEndedAt: null }, startsAt);
  if (!written.ok) return written;
  const version = selection.version + 1;
  if (selection.status === 'published') return ok({ ...selection, version });
  const lateSavesEndedAt = lateSaves ? now : selection.lateSavesEndedAt;
  return ok({ ...selection, version, status: 'publishing', lateSavesEndedAt });
};

/** The window without the publication that was begun: closed as before. Null if a published version stays in force. */
export const cancelPublishing = (selection: SelectionWindow): SelectionWindow | null =>
  selection.status === 'publishing'
    ? { ...selection, version: selection.version + 1, status: 'selecting' }
    : null;

/** The site no longer allows late saves: an award must wait for those that were accepted before. */
export const stopLateSaves = (selection: SelectionWindow, now: Instant): SelectionWindow =>
  selection.status === 'selecting' ? { ...selection, lateSavesEndedAt: now } : selection;

export const published = (selection: SelectionWindow, now: Instant): SelectionWindow => ({
  ...selection,
  version: selection.version + 1,
  status: 'published',
  publishedAt: now,
  claimsFrom: null,
  opensNextFrom: now,
  awardVersion: selection.awardVersion + 1,
});

/** A version with one kind of change begins no new time for claims, and does not delay the next period. */
export const publishedPart = (selection: SelectionWindow, now: Instant): SelectionWindow => ({
  ...published(selection, now),
  claimsFrom: selection.claimsFrom ?? selection.publishedAt,
  opensNextFrom: selection.opensNextFrom,
});

/** The same for a version that passes freed jobs on. */
export const publishedChain = (selection: SelectionWindow, now: Instant): SelectionWindow => ({
  ...publishedPart(selection, now),
  hasPassedOn: true,
});

/** The next version of an earlier period's award. The present selection stays as it is. */
export const publishedPast = (
  selection: SelectionWindow,
  { periodId, publishedAt }: { periodId: string; publishedAt: Instant },
): SelectionWindow => {
  const advance = (award: PastAward | null): PastAward | null =>
    award?.periodId === periodId ? { ...award, version: award.version + 1, publishedAt } : award;
  return {
    ...selection,
    lastAward: advance(selection.lastAward),
    awardBefore: advance(selection.awardBefore),
  };
};

/** When the saves of the period were last counted; null if they never were. It may be reopened after a withdrawal. */
export const getSavesCountedUntil = ({ withdrawn }: SelectionWindow): Instant | null =>
  withdrawn?.at ?? null;

/** Takes the published version back. The period is closed again, until it is reopened or a new version is published. */
export const withdrawn = (
  selection: SelectionWindow,
  { at, reason }: { at: Instant; reason: string },
): Result<SelectionWindow, WindowError> => {
  if (selection.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (selection.status !== 'published') return fail({ code: 'not-published-yet' });
  return ok({
    ...selection,
    version: selection.version + 1,
    status: 'selecting',
    publishedAt: null,
    claimsFrom: null,
    opensNextFrom: null,
    withdrawn: { version: selection.awardVersion, at, reason },
  });
};
