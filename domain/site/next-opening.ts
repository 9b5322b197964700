import { protestEndsAt } from '~/domain/claims/claim-rules';
import { nextWeekly, type SelectionWindow } from '~/domain/selection/selection-window';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { deadlineAt, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';

interface Opening {
  readonly window: SelectionWindow;
  readonly timeZone: string;
  readonly settings: Pick<SiteSettings, 'openNextOn' | 'openNextAt' | 'protestWindowHours'>;
}

/**
 * When the next period opens automatically, but never before the announced time for claims is over. Null if only
 * the button opens it.
 */
export const plannedOpening = ({
  window: selection,
  timeZone,
  settings,
}: Opening): Deadline | null => {
  const { status, opensNextFrom } = selection;
  const { openNextOn: day, openNextAt: time } = settings;
  if (status !== 'published' || opensNextFrom === null || day === 'never') return null;
  const planned = nextWeekly(opensNextFrom, timeZone, { day, time });
  const protests = protestEndsAt(selection.claimsFrom ?? selection.publishedAt, settings);
  return protests !== null && planned.instant < protests
    ? deadlineAt(toEpochMs(protests), timeZone)
    : planned;
};

/** Applies a changed day, time or zone from now on, so that no time in the past opens a period. */
export const openNextFromNow = (selection: SelectionWindow, now: Instant): SelectionWindow =>
  selection.status === 'published' ? { ...selection, opensNextFrom: now } : selection;
