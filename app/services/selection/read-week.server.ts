import type { AdminCall, Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { viewWeek, type WeekView } from '~/domain/site/week-view';
import type { Instant } from '~/domain/time/instant';
import { countWeekBlockers } from './count-week-blockers.server';

/** Where the week is and what comes next. Nothing is read before publishing begins. */
export const readWeek = async ({
  deps,
  access: { scope, site },
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<WeekView> => {
  const publishingAt = await readPublishingAt({ deps, access: { scope, site }, now });
  const { status, periodId } = site.window;
  if (status !== 'published') return viewWeek(site, { publishingAt }, now);
  const claims = await deps.stores.claims.list(scope, periodId);
  const blockers = await countWeekBlockers(deps, { scope, site, claims });
  return viewWeek(site, { blockers, publishingAt }, now);
};

/** Until when publishing the week's next version waits; null if it does not. */
export const readPublishingAt = async ({
  deps,
  access: { scope, site },
  now,
}: Call<
  'stores',
  { access: Pick<AdminSession, 'scope' | 'site'>; now: Instant }
>): Promise<Instant | null> => {
  const { status, periodId, awardVersion } = site.window;
  if (status === 'selecting') return null;
  const running = await deps.stores.awards.findPublication(scope, periodId);
  const startsAt = running?.version === awardVersion + 1 ? (running.startsAt ?? null) : null;
  return startsAt !== null && now < startsAt ? startsAt : null;
};
