import { dispatcherPoll } from '~/app/platform/guards/guards.server';
import { loadStoring } from '~/app/platform/roster/roster-route.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';

export const loader = dispatcherPoll(loadStoring(siteDrivers));
