import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { BaseReceipt } from '~/app/components/ranking/catalogue';
import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import { samePicks } from '~/domain/picks/order-picks';

/**
 * The receipt of the list that the changes are based on. It stays while there are changes, so that the server notices a
 * list that was saved elsewhere in the meantime, and follows this page's own saves, whether or not it learned what became
 * of them.
 */
export const useBaseReceipt = (
  { storedReceipt, list, query }: CatalogueView<unknown, string, unknown>,
  isDirty: boolean,
  /** The list that waited on this phone when the page was opened. */
  waited: readonly string[] | null,
): BaseReceipt => {
  const { formData } = useNavigation();
  const [base, setBase] = useState(query.draft ? query.base : storedReceipt);
  /** The lists that were sent to be saved over `base`. */
  const [sent, setSent] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    if (formData?.get('intent') !== 'save') return;
    const picks = formData.getAll('pick').map(String);
    setSent((before) => [...before, picks]);
  }, [formData]);
  useEffect(() => {
    if (waited) setSent((before) => [...before, waited]);
  }, [waited]);
  const isOwnSave = sent.some((picks) => samePicks(picks, list));
  if ((!isDirty || isOwnSave) && base !== storedReceipt) {
    setBase(storedReceipt);
    setSent([]);
  }
  return base;
};
