import { windowStateAt } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/time/instant';
import { isPortalOpen } from '~/domain/vacation/vacation-portal';
import type { Site } from './site';

/** Another text whenever a selection opens or closes, or its end moves, so that an open page learns of it. */
export const markWindows = (
  { window: selection, vacation }: Pick<Site, 'window' | 'vacation'>,
  now: Instant,
): string =>
  [
    ...[selection.periodId, windowStateAt(selection, now), selection.closesAt.instant],
    ...[isPortalOpen(vacation, now), vacation.closesAt?.instant],
  ].join(' ');
