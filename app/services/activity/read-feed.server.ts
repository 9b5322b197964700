import type { ScopeCall } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';

const feedLength = 5;
/** How many entries are read: enough to find five by drivers among those by administrators. */
const feedReach = 100;

/** The latest driver actions, newest first, without those cleared from the log. */
export const readFeed = async ({ deps, scope }: ScopeCall<'stores'>): Promise<Activity[]> => {
  const { entries } = await deps.stores.activity.page(scope, { limit: feedReach });
  return entries.filter(({ actor }) => actor.role === 'driver').slice(0, feedLength);
};
