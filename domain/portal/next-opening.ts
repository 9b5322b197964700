import type { SiteSettings } from '~/domain/settings/site-settings';
import type { Instant } from '~/domain/shared/instant';
import { nextWeekly, type Deadline, type SelectionWindow } from './selection-window';

interface Opening {
  readonly window: SelectionWindow;
  readonly timeZone: string;
  readonly settings: Pick<SiteSettings, 'openNextOn' | 'openNextAt'>;
}

/** When the next period opens by itself (design 4); null: by the button alone. */
export const plannedOpening = ({
  window: { status, opensNextFrom },
  timeZone,
  settings: { openNextOn, openNextAt },
}: Opening): Deadline | null =>
  status === 'published' && opensNextFrom !== null && openNextOn !== 'never'
    ? nextWeekly(opensNextFrom, timeZone, { day: openNextOn, time: openNextAt })
    : null;

/** Another day, time or zone counts from now on: what would have been before opens nothing. */
export const openNextFromNow = (window: SelectionWindow, now: Instant): SelectionWindow =>
  window.status === 'published' ? { ...window, opensNextFrom: now } : window;
