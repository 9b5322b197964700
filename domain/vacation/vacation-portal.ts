import { maxWeeksAhead, weeksUntil } from '~/domain/selection/far-cutoff';
import { drainMs, requestDeadlineMs } from '~/domain/selection/selection-window';
import { firstListRules, type ListRules } from '~/domain/settings/list-rules';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt, deadlineOn, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { isWallTime } from '~/domain/time/zoned-time';
import type { VacationPortal } from './vacation-portal-schema';

export type { VacationPortal } from './vacation-portal-schema';

/** The id of vacation awards, stored alongside period IDs such as `2026-W49`. */
export const vacationAwardId = 'vacation';

export const newVacationPortal: VacationPortal = {
  isOpen: false,
  closesAt: null,
  remindFrom: null,
  closedAt: null,
  rules: firstListRules,
  publishedAt: null,
  claimsFrom: null,
  awardVersion: 0,
  openResults: 'off',
  withdrawn: null,
};

export type PortalError =
  | { readonly code: 'portal-closed' }
  | { readonly code: 'portal-open-already' }
  | { readonly code: 'portal-still-open' }
  | { readonly code: 'closure-not-a-time' }
  | { readonly code: 'closure-in-the-past' }
  | { readonly code: 'weeks-not-published' }
  | { readonly code: 'vacation-saves-still-arriving'; readonly readyInSeconds: number };

/**
 * The cutoff rule for vacations (domain/README.md#vacation-weeks): a save counts if and only if the portal
 * was open when it was accepted.
 */
export const isPortalOpen = ({ isOpen, closesAt }: VacationPortal, at: Instant): boolean =>
  isOpen && (closesAt === null || at < closesAt.instant);

/** `closing`: the portal has closed, but the last requests that read it as open may still be running. */
export type PortalState = 'open' | 'scheduled' | 'closing' | 'closed';

export const portalStateAt = (portal: VacationPortal, now: Instant): PortalState => {
  if (!isPortalOpen(portal, now)) return 'closed';
  if (!portal.closesAt) return 'open';
  const left = toEpochMs(portal.closesAt.instant) - toEpochMs(now);
  return left <= requestDeadlineMs ? 'closing' : 'scheduled';
};

/** Whether opening the portal begins a new selection: it was not open since the weeks were published, or ever. */
const beginsSelection = ({ isOpen, closedAt, publishedAt }: VacationPortal): boolean =>
  !isOpen && (closedAt === null || (publishedAt !== null && closedAt <= publishedAt));

/**
 * `closure`: when the portal closes automatically, if the site schedules that on opening. `wanted` holds from here on if a
 * selection begins with it; reopening the portal within one changes no rule.
 */
export const openPortal = (
  portal: VacationPortal,
  closure: { readonly closesAt: Deadline; readonly now: Instant } | null = null,
  { sealedPicks, openResults }: ListRules = portal.rules,
): VacationPortal => ({
  ...portal,
  isOpen: true,
  rules: beginsSelection(portal) ? { sealedPicks, openResults } : portal.rules,
  closesAt: closure?.closesAt ?? null,
  remindFrom: closure?.now ?? null,
  closedAt: null,
});

/** Saves that read the open portal before this change was written still count, so closing waits for them. */
export const closePortal = (
  portal: VacationPortal,
  now: Instant,
  timeZone: string,
): Result<VacationPortal, PortalError> => {
  if (!isPortalOpen(portal, now)) return fail({ code: 'portal-closed' });
  const at = toEpochMs(now) + requestDeadlineMs;
  const planned = portal.closesAt;
  if (planned && toEpochMs(planned.instant) <= at) return ok(portal);
  return ok({ ...portal, closesAt: deadlineAt(at, timeZone), remindFrom: null });
};

export const scheduleClosure = (
  portal: VacationPortal,
  { wallTime, timeZone, now }: { wallTime: string; timeZone: string; now: Instant },
): Result<VacationPortal, PortalError> => {
  if (!isWallTime(wallTime)) return fail({ code: 'closure-not-a-time' });
  if (!isPortalOpen(portal, now)) return fail({ code: 'portal-closed' });
  const closesAt = deadlineOn(wallTime, timeZone);
  if (toEpochMs(closesAt.instant) < toEpochMs(now) + requestDeadlineMs)
    return fail({ code: 'closure-in-the-past' });
  return ok({ ...portal, closesAt, remindFrom: now });
};

/** A closure that is probably a mistake, so the administrator is asked whether it is right. */
export interface FarClosure {
  readonly code: 'closure-far';
  readonly closesAt: Deadline;
  readonly weeksAhead: number;
}

/** Null for a closure that is at most eight weeks ahead, and without one. */
export const findFarClosure = ({ closesAt }: VacationPortal, now: Instant): FarClosure | null => {
  const ahead = closesAt ? weeksUntil(closesAt, now) : 0;
  return closesAt && ahead > maxWeeksAhead
    ? { code: 'closure-far', closesAt, weeksAhead: Math.floor(ahead) }
    : null;
};

export const cancelClosure = (
  portal: VacationPortal,
  now: Instant,
): Result<VacationPortal, PortalError> =>
  isPortalOpen(portal, now)
    ? ok({ ...portal, closesAt: null, remindFrom: null })
    : fail({ code: 'portal-closed' });

/** Records a closure that is already enforced. Null if there is nothing to record. */
export const recordClosure = (portal: VacationPortal, now: Instant): VacationPortal | null =>
  portal.isOpen && portal.closesAt && !isPortalOpen(portal, now)
    ? { ...portal, isOpen: false, closedAt: portal.closesAt.instant, closesAt: null }
    : null;

/** Whether an award may read the lists now: the portal is closed and the last saves were written. */
export const readyToPublish = (
  portal: VacationPortal,
  now: Instant,
): Result<VacationPortal, PortalError> => {
  if (isPortalOpen(portal, now)) return fail({ code: 'portal-still-open' });
  const closed = recordClosure(portal, now) ?? portal;
  const readyAt = closed.closedAt === null ? 0 : toEpochMs(closed.closedAt) + drainMs;
  if (toEpochMs(now) >= readyAt) return ok(closed);
  const readyInSeconds = Math.ceil((readyAt - toEpochMs(now)) / 1000);
  return fail({ code: 'vacation-saves-still-arriving', readyInSeconds });
};

/** Whether the portal stayed closed since the weeks were published, so that the lists are still those of that award. */
export const stayedClosed = ({ isOpen, closedAt, publishedAt }: VacationPortal): boolean =>
  !isOpen && publishedAt !== null && (closedAt === null || closedAt <= publishedAt);

export const publishedPortal = (portal: VacationPortal, now: Instant): VacationPortal => ({
  ...portal,
  publishedAt: now,
  claimsFrom: null,
  awardVersion: portal.awardVersion + 1,
  openResults: portal.rules.openResults,
});

/** A version with one kind of change begins no new time for claims. */
export const publishedPartOfWeeks = (portal: VacationPortal, now: Instant): VacationPortal => ({
  ...publishedPortal(portal, now),
  claimsFrom: portal.claimsFrom ?? portal.publishedAt,
});

/** When the saves of weeks were last counted; null if they never were. */
export const getWeekSavesCountedUntil = ({
  publishedAt,
  withdrawn,
}: VacationPortal): Instant | null => publishedAt ?? withdrawn?.at ?? null;

/** Takes the published version of the vacation weeks back. */
export const withdrawnPortal = (
  portal: VacationPortal,
  { at, reason }: { at: Instant; reason: string },
): Result<VacationPortal, PortalError> => {
  const version = portal.awardVersion;
  if (version === 0) return fail({ code: 'weeks-not-published' });
  return ok({ ...portal, publishedAt: null, claimsFrom: null, withdrawn: { version, at, reason } });
};
