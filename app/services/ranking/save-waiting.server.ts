import type { SaveFacts } from '~/app/ports/picks';
import type { StoredList } from '~/domain/picks/waiting-save';
import { findSavedSince, savePicks, type ListSave, type SavePicksError } from './save-picks.server';

/** The stored list as a driver's own phone compares it with the list that waits there. */
export const toStoredList = <List extends SaveFacts>(
  { getIds }: { readonly getIds: (list: List) => readonly string[] },
  list: List | null,
): StoredList | null =>
  list && {
    receiptNumber: list.receiptNumber,
    acceptedAt: list.acceptedAt,
    ids: [...getIds(list)],
  };

/**
 * Saves a list that waited on a driver's own phone (domain/README.md#waiting-saves), and says which list is stored then.
 * If the phone has sent it before and lost the answer, it is not stored again.
 */
export const saveWaiting = async <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  save: ListSave<Loaded, List> & { readonly seenReceipt: string | null },
): Promise<{ stored: StoredList | null; refusal: SavePicksError | null }> => {
  const { ranking, deps, access } = save;
  // Before it is asked whether saving is still open, because then that list counts.
  const savedSince = findSavedSince(save, save.seenReceipt);
  if (savedSince) return { stored: toStoredList(ranking, savedSince), refusal: null };
  const saved = await savePicks(save);
  if (saved.ok) return { stored: toStoredList(ranking, saved.value), refusal: null };
  const now = await ranking.getStore(deps.stores).get(access.scope, access.driver.employeeId);
  return { stored: toStoredList(ranking, now), refusal: saved.error };
};
