import type { Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { searchRosters, type Found } from '~/domain/site/search-site';

/** Finds drivers and jobs of the site. Both lists come from memory if they have not changed. */
export const searchSite = async (
  { deps: { stores }, access: { scope } }: Call<'stores', { access: Pick<AdminSession, 'scope'> }>,
  query: string,
): Promise<Found> => {
  if (query.trim() === '') return { drivers: [], jobs: [] };
  const [drivers, jobs] = await Promise.all([stores.drivers.list(scope), stores.jobs.list(scope)]);
  return searchRosters({ drivers: drivers.items, jobs: jobs.items }, query);
};
