import type { ScopeCall } from '~/app/ports/deps';
import type { LeaveDays } from '~/domain/award/award-input';
import { listOnLeave } from '~/domain/leave/leave-in-week';
import type { Site } from '~/domain/site/site';

/** Drivers on leave in the whole working week that is being selected, or, of `away`, on any of its days: one query. */
export const loadLeave = async ({
  deps,
  scope,
  site,
  away,
}: ScopeCall<'stores', { site: Site; away?: ReadonlySet<string> }>): Promise<
  ReadonlyMap<string, LeaveDays>
> => listOnLeave(await deps.stores.leave.list(scope), site.window.periodId, away);

/** Those who will take no turn, as lists of drivers say it; nobody once the week is published, because its result stands. */
export const loadLeaveAhead = async (
  args: ScopeCall<'stores', { site: Site }>,
): Promise<ReadonlyMap<string, LeaveDays>> =>
  args.site.window.status === 'published' ? new Map() : loadLeave(args);
