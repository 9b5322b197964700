import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import type { Site } from './site';

/** A site and its week, as those who work at all sites of the company see it. */
export interface SiteOverview {
  readonly siteId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly periodId: string;
  readonly state: WindowState;
  /** The cutoff of an open selection. */
  readonly closesAt: Deadline | null;
}

export const toSiteOverview = (
  { siteId, name, isActive, window: selection }: Site,
  now: Instant,
): SiteOverview => {
  const state = windowStateAt(selection, now);
  return {
    siteId,
    name,
    isActive,
    state,
    periodId: selection.periodId,
    closesAt: state === 'open' ? selection.closesAt : null,
  };
};
