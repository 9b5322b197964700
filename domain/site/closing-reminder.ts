import { windowStateAt, type SelectionWindow } from '~/domain/selection/selection-window';
import type { SiteSettings } from '~/domain/settings/site-settings';
import type { Deadline } from '~/domain/time/deadline';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs, hourMs } from '~/domain/time/time-units';
import { isPortalOpen, type VacationPortal } from '~/domain/vacation/vacation-portal';

/** No reminder is sent when less than this time is left before the closing, because it could arrive too late. */
const minNoticeMs = 15 * minuteMs;

/** The second and last reminder comes this long before the closing. */
const lastReminderMs = hourMs;

interface Portals {
  readonly window: SelectionWindow;
  readonly vacation: VacationPortal;
}

/** A message to drivers who have not submitted: hours before a deadline, and once more in its last hour. */
export interface Reminder {
  readonly of: 'jobs' | 'vacations';
  readonly closesAt: Deadline;
  /** When it is due. */
  readonly at: Instant;
  /** Whether it is the second one. A first one that is late stays the only one. */
  readonly isLast: boolean;
}

/** Whether there is still time to act before the closing. */
export const isInTime = ({ closesAt }: Pick<Reminder, 'closesAt'>, now: Instant): boolean =>
  toEpochMs(now) < toEpochMs(closesAt.instant) - minNoticeMs;

const getLastTime = ({ instant }: Deadline): Instant =>
  toInstant(toEpochMs(instant) - lastReminderMs);

/** The next reminder of each closing that has not been sent yet, due or not. */
export const plannedReminders = ({
  window: selection,
  vacation,
  settings: { remindHoursBefore },
}: Portals & { readonly settings: Pick<SiteSettings, 'remindHoursBefore'> }): Reminder[] => {
  if (remindHoursBefore === 0) return [];
  const plan = (
    of: Reminder['of'],
    closesAt: Deadline | null,
    from: Instant | null,
  ): Reminder[] => {
    if (closesAt === null || from === null) return [];
    const wanted = toEpochMs(closesAt.instant) - remindHoursBefore * hourMs;
    const at = toInstant(Math.max(wanted, toEpochMs(from)));
    const isLast = from === getLastTime(closesAt);
    return [{ of, closesAt, at, isLast }].filter((reminder) => isInTime(reminder, at));
  };
  const isSelecting = selection.status === 'selecting' && selection.cutoffRecordedAt === null;
  return [
    ...plan('jobs', isSelecting ? selection.closesAt : null, selection.remindFrom),
    ...plan('vacations', vacation.isOpen ? vacation.closesAt : null, vacation.remindFrom),
  ];
};

/** Records that these reminders were sent: after the first one only the last one is left, and after that none. */
export const reminded = <Site extends Portals>(
  site: Site,
  reminders: readonly Pick<Reminder, 'of' | 'closesAt'>[],
  now: Instant,
): Site => {
  const { window: selection, vacation } = site;
  const nextFrom = (of: Reminder['of'], unsent: Instant | null): Instant | null => {
    const sent = reminders.find((one) => one.of === of);
    if (!sent) return unsent;
    const lastTime = getLastTime(sent.closesAt);
    return lastTime > now ? lastTime : null;
  };
  return {
    ...site,
    window: { ...selection, remindFrom: nextFrom('jobs', selection.remindFrom) },
    vacation: { ...vacation, remindFrom: nextFrom('vacations', vacation.remindFrom) },
  };
};

/**
 * After a change of the reminder hours, no unsent reminder is due before `now`. One whose new time has passed is
 * due at once.
 */
export const remindFromNow = <Site extends Portals>(site: Site, now: Instant): Site => {
  const { window: selection, vacation } = site;
  // The time of the last reminder stays, because the reminder is known by it.
  const notBefore = (from: Instant | null, closesAt: Deadline | null): Instant | null => {
    if (from === null || from >= now) return from;
    return closesAt && from === getLastTime(closesAt) ? from : now;
  };
  return {
    ...site,
    window: { ...selection, remindFrom: notBefore(selection.remindFrom, selection.closesAt) },
    vacation: { ...vacation, remindFrom: notBefore(vacation.remindFrom, vacation.closesAt) },
  };
};

/** Whether the closing time is unchanged and there is still time to act. */
export const isStillClosing = (
  { window: selection, vacation }: Portals,
  { of, closesAt: { instant } }: Pick<Reminder, 'of' | 'closesAt'>,
  now: Instant,
): boolean =>
  of === 'jobs'
    ? windowStateAt(selection, now) === 'open' &&
      selection.status === 'selecting' &&
      selection.closesAt.instant === instant
    : isPortalOpen(vacation, now) && vacation.closesAt?.instant === instant;
