import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { exportRoster } from '~/app/platform/roster/roster-route.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';

export const loader = dispatcherLoader(
  exportRoster(siteJobs.roster, async (args) => (await siteJobs.read(args)).items),
);
