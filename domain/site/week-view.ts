import { getReadyAt, isClosing, windowStateAt } from '~/domain/selection/selection-window';
import {
  getWeekProgress,
  noBlockers,
  type WeekBlockers,
  type WeekProgress,
} from '~/domain/selection/week-step';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { getClaimsUntil } from './current-award';
import type { Site } from './site';

/** What the strip of a week shows. */
export interface WeekView extends WeekProgress {
  /** When the selection closes that an administrator is closing; null otherwise. */
  readonly closingAt: Deadline | null;
  /** Until when publishing waits and can be canceled; null if it does not. */
  readonly publishingAt: Instant | null;
  /** Whether the last saves were written, so that publishing need not wait. */
  readonly isReady: boolean;
  /** When this view is out of date: at the cutoff, when publishing begins, or when claims end. */
  readonly changesAt: Instant | null;
  /** The version that publishing would make. */
  readonly nextVersion: number;
  /** When the view was made. */
  readonly now: Instant;
}

export const viewWeek = (
  site: Site,
  {
    blockers = noBlockers,
    publishingAt,
  }: { blockers?: WeekBlockers; publishingAt: Instant | null },
  now: Instant,
): WeekView => {
  const { window: selection } = site;
  const state = windowStateAt(selection, now);
  const claimsUntil = getClaimsUntil(site, 'jobs', now);
  const getChangesAt = () => {
    if (publishingAt) return publishingAt;
    return state === 'open' ? selection.closesAt.instant : claimsUntil;
  };
  return {
    ...getWeekProgress({ state, claimsUntil, blockers }),
    closingAt: isClosing(selection, now) ? selection.closesAt : null,
    publishingAt,
    isReady: now >= getReadyAt(selection),
    changesAt: getChangesAt(),
    nextVersion: selection.awardVersion + 1,
    now,
  };
};
