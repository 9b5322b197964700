import { fail, ok, type Result } from '~/domain/shared/result';
import { countMinutes, findGaps, toMinute, type Readiness } from '~/domain/status/readiness';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import type { Outage } from './outage-schema';
import { windowStateAt, type SelectionWindow, type WindowError } from './selection-window';

/**
 * Records that the cutoff has passed. The cutoff rule enforces the cutoff even without a record, so a late, early or
 * repeated event changes nothing. Null if there is nothing to record.
 */
export const recordCutoff = (selection: SelectionWindow, now: string): SelectionWindow | null =>
  selection.status === 'selecting' &&
  selection.cutoffRecordedAt === null &&
  windowStateAt(selection, now) === 'closed'
    ? { ...selection, cutoffRecordedAt: now }
    : null;

/** Fewer missing minutes move no cutoff. */
export const minMissingMinutes = 3;
/** The cutoff moves by a multiple of this. */
const stepMinutes = 15;

/** The hour before the cutoff, whose missing minutes count. */
export const hourBefore = ({ closesAt }: Pick<SelectionWindow, 'closesAt'>) => {
  const until = Math.floor(toEpochMs(closesAt.instant) / minuteMs) * minuteMs;
  return { from: toInstant(until - hourMs), until: toInstant(until) };
};

/**
 * The outage before a cutoff that has just passed. Null if too few minutes are missing, if an administrator closed the
 * selection, or if an outage was found in this period already.
 */
export const findOutage = (selection: SelectionWindow, readiness: Readiness): Outage | null => {
  const { closesAt, outage, closedEarly } = selection;
  if (outage !== null || closedEarly) return null;
  const gaps = findGaps(readiness, hourBefore(selection));
  const minutes = countMinutes(gaps);
  if (minutes < minMissingMinutes) return null;
  return { cutoff: closesAt, minutes, gaps, movedTo: null };
};

/**
 * Moves the cutoff by the missing minutes, rounded up to 15, and further by steps of 15 until as many minutes as were
 * missing are left. Fails once publishing has begun, and after a withdrawn award.
 */
export const moveAfterOutage = (
  selection: SelectionWindow,
  outage: Outage,
  now: Instant,
): Result<SelectionWindow, WindowError> => {
  if (selection.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (selection.status !== 'selecting' || selection.awardVersion > 0)
    return fail({ code: 'already-published' });
  const steps = Math.ceil(outage.minutes / stepMinutes);
  let at = toEpochMs(outage.cutoff.instant) + steps * stepMinutes * minuteMs;
  const least = toEpochMs(toMinute(toEpochMs(now))) + outage.minutes * minuteMs;
  while (at < least) at += stepMinutes * minuteMs;
  const closesAt = deadlineAt(at, outage.cutoff.timeZone);
  return ok({
    ...selection,
    version: selection.version + 1,
    closesAt,
    cutoffRecordedAt: null,
    remindFrom: null,
    outage: { ...outage, movedTo: closesAt },
  });
};

/** The outage that an administrator may move the cutoff for; null if there is none. */
export const getOfferedOutage = (selection: SelectionWindow): Outage | null =>
  selection.status === 'selecting' &&
  selection.awardVersion === 0 &&
  selection.outage?.movedTo === null
    ? selection.outage
    : null;

/** How many minutes were missing before the cutoff that led to the present one; null if it was not moved for that. */
export const getMissingMinutes = ({ closesAt, outage }: SelectionWindow): number | null =>
  outage && outage.movedTo?.instant === closesAt.instant ? outage.minutes : null;
