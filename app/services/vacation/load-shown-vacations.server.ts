import type { SiteCall } from '~/app/ports/deps';
import { readWeekLists } from '~/app/services/picks/read-lists.server';
import { getSeal, type Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import { loadVacationAward, type LoadedVacations } from './load-vacation-award.server';

/** What an award of vacation weeks reads, for pages. With a seal, lists have no picks. */
export const loadShownVacations = async ({
  deps,
  access: { scope, site, company },
  now,
}: SiteCall<'stores', { now: Instant }>): Promise<
  LoadedVacations & { readonly seal: Seal | null }
> => {
  const readLists = async () => (await readWeekLists({ deps, scope, site, now })).lists;
  const loaded = await loadVacationAward({ deps, scope, site, company, readLists });
  return { ...loaded, seal: getSeal(site, 'vacations', now) };
};
