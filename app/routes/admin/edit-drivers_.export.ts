import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { exportRoster } from '~/app/platform/roster/roster-route.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';

export const loader = dispatcherLoader(
  exportRoster(siteDrivers.roster, async (args) => (await siteDrivers.read(args)).items),
);
