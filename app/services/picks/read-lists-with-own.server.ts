import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { SiteScope } from '~/domain/company/scope';

/** The list of the driver who looks, as it is stored now, sealed or not. */
export const readOwnList = <List extends SaveFacts>(
  store: Pick<PicksStore<List>, 'get'>,
  scope: SiteScope,
  employeeId: string,
): Promise<List | null> => store.get(scope, employeeId);

/** Puts the driver's own list in place of the one among `lists`. Null removes it. */
export const putOwnList = <List extends SaveFacts>(
  lists: readonly List[],
  employeeId: string,
  own: List | null,
): List[] => {
  const others = lists.filter((list) => list.employeeId !== employeeId);
  return own ? [...others, own] : others;
};

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
  const [{ lists }, own] = await Promise.all([readAll(), readOwnList(store, scope, employeeId)]);
  return putOwnList(lists, employeeId, own);
};
