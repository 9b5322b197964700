import type { SiteSettings } from '~/domain/settings/site-settings';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { isPortalOpen, type VacationPortal } from '~/domain/vacation/vacation-portal';
import type { Deadline } from '~/domain/shared/deadline';
import { windowStateAt, type SelectionWindow } from '~/domain/selection/selection-window';
import { minuteMs, hourMs } from '~/domain/shared/time-units';

/** No reminder is sent when less than this time is left before the closing, because it could arrive too late. */
const leastNoticeMs = 15 * minuteMs;

interface Portals {
  readonly window: SelectionWindow;
  readonly vacation: VacationPortal;
}

/** An email to drivers who have not submitted, once per deadline. */
export interface Reminder {
  readonly of: 'jobs' | 'vacations';
  readonly closesAt: Deadline;
  /** When it is due. */
  readonly at: Instant;
}

/** Whether there is still time to act before the closing. */
export const isInTime = ({ closesAt }: Reminder, now: Instant): boolean =>
  toEpochMs(now) < toEpochMs(closesAt.instant) - leastNoticeMs;

/** The reminders that have not been sent yet, due or not. */
export const plannedReminders = ({
  window,
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
    return [{ of, closesAt, at }].filter((reminder) => isInTime(reminder, at));
  };
  const isSelecting = window.status === 'selecting' && window.cutoffRecordedAt === null;
  return [
    ...plan('jobs', isSelecting ? window.closesAt : null, window.remindFrom),
    ...plan('vacations', vacation.isOpen ? vacation.closesAt : null, vacation.remindFrom),
  ];
};

/** Records that these reminders were sent, so that no deadline gets a second one. */
export const reminded = <Site extends Portals>(
  site: Site,
  reminders: readonly Pick<Reminder, 'of'>[],
): Site => {
  const has = (of: Reminder['of']) => reminders.some((one) => one.of === of);
  return {
    ...site,
    ...(has('jobs') && { window: { ...site.window, remindFrom: null } }),
    ...(has('vacations') && { vacation: { ...site.vacation, remindFrom: null } }),
  };
};

/**
 * After a change of the reminder hours, no unsent reminder is due before `now`. One whose new time has passed is
 * due at once.
 */
export const remindFromNow = <Site extends Portals>(site: Site, now: Instant): Site => {
  const { window, vacation } = site;
  return {
    ...site,
    window: { ...window, remindFrom: window.remindFrom && now },
    vacation: { ...vacation, remindFrom: vacation.remindFrom && now },
  };
};

/** Whether the closing time is unchanged and there is still time to act. */
export const isStillClosing = (
  { window, vacation }: Portals,
  { of, closesAt: { instant } }: Pick<Reminder, 'of' | 'closesAt'>,
  now: Instant,
): boolean =>
  of === 'jobs'
    ? windowStateAt(window, now) === 'open' &&
      window.status === 'selecting' &&
      window.closesAt.instant === instant
    : isPortalOpen(vacation, now) && vacation.closesAt?.instant === instant;
