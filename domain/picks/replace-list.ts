import { fail, ok, type Result } from '~/domain/shared/result';
import { samePicks } from './order-picks';

/** The page of a save was read before another save of the same driver, from another device or by an administrator. */
export type ReplaceListError = { readonly code: 'saved-elsewhere' };

/**
 * Decides whether a driver's save may replace the stored list (domain/README.md#a-list-on-two-devices). `seenReceipt` is
 * the receipt of the list that the changes are based on; null if there was none. Returns the receipt of the list that
 * the save must replace.
 */
export const replaceList = (
  stored: { readonly receiptNumber: string; readonly ids: readonly string[] } | null,
  { seenReceipt, ids }: { readonly seenReceipt: string | null; readonly ids: readonly string[] },
): Result<string | null, ReplaceListError> => {
  const over = stored?.receiptNumber ?? null;
  const changesNothing = stored !== null && samePicks(stored.ids, ids);
  return over === seenReceipt || changesNothing ? ok(over) : fail({ code: 'saved-elsewhere' });
};
