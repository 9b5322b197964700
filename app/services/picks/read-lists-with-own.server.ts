import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { SiteScope } from '~/domain/company/scope';
import type { Instant } from '~/domain/shared/instant';

/** Recent lists for a page of one driver, who must see the own list as it was just saved. */
export const readListsWithOwn = async <List extends SaveFacts>({
  store,
  scope,
  employeeId,
  now,
}: {
  store: Pick<PicksStore<List>, 'get' | 'recent'>;
  scope: SiteScope;
  employeeId: string;
  now: Instant;
}): Promise<List[]> => {
  const [lists, own] = await Promise.all([store.recent(scope, now), store.get(scope, employeeId)]);
  const others = lists.filter((list) => list.employeeId !== employeeId);
  return own ? [...others, own] : others;
};
