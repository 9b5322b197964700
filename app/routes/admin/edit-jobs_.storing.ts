import { dispatcherPoll } from '~/app/platform/guards/guards.server';
import { loadStoring } from '~/app/platform/roster/roster-route.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';

export const loader = dispatcherPoll(loadStoring(siteJobs));
