import type { Deps } from '~/app/ports/deps';
import type { RecentLists } from '~/app/ports/picks';
import type { PickList } from '~/domain/picks/pick-list';

type Stores = Pick<Deps, 'stores'>;

/** The same stores, except that pages which may show lists that are a few seconds old see these. */
export const withRecentLists = (
  { stores }: Stores,
  recent: Partial<RecentLists<PickList>>,
): Stores => ({
  stores: {
    ...stores,
    picks: {
      ...stores.picks,
      recent: async (...asked) => ({ ...(await stores.picks.recent(...asked)), ...recent }),
    },
  },
});
