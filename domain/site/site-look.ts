import { getClock } from '~/domain/settings/editable-settings';
import { hourClocks, type HourClock } from '~/domain/time/hour-clock';
import type { Site } from './site-schema';

/** How a site's pages look, where that differs from the default. */
export interface SiteLook {
  readonly darkMode?: true | undefined;
  readonly clock?: HourClock | undefined;
}

export const getSiteLook = (site: Pick<Site, 'settings' | 'timeZone'>): SiteLook => {
  const clock = getClock(site);
  return {
    ...(site.settings.darkMode && { darkMode: true }),
    ...(clock !== hourClocks[0] && { clock }),
  };
};
