import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { SiteScope } from '~/domain/company/scope';

/** Recent lists of all for a page of one driver, who must see the own list as it was just saved, sealed or not. */
export const readListsWithOwn = async <List extends SaveFacts>({
  store,
  readAll,
  scope,
  employeeId,
}: {
  store: Pick<PicksStore<List>, 'get'>;
  /** Reads everybody's lists, as pages may show them. */
  readAll: () => Promise<{ readonly lists: readonly List[] }>;
  scope: SiteScope;
  employeeId: string;
}): Promise<List[]> => {
  const [{ lists }, own] = await Promise.all([readAll(), store.get(scope, employeeId)]);
  const others = lists.filter((list) => list.employeeId !== employeeId);
  return own ? [...others, own] : others;
};
