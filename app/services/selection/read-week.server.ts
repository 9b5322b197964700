import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { noBlockers } from '~/domain/selection/week-step';
import type { Instant } from '~/domain/shared/instant';
import { viewWeek, type WeekView } from '~/domain/site/week-view';
import { countWeekBlockers } from './count-week-blockers.server';

/** Where the week is and what comes next. Nothing is read before the week is published. */
export const readWeek = async ({
  deps,
  access: { scope, site },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  now: Instant;
}): Promise<WeekView> => {
  const { status, periodId } = site.window;
  if (status !== 'published') return viewWeek(site, noBlockers, now);
  const claims = await deps.stores.claims.list(scope, periodId);
  return viewWeek(site, await countWeekBlockers(deps, { scope, site, claims }), now);
};
