import type { WhatIfChange } from '~/domain/award/what-if-schema';

/** The URL parameter that holds a change as JSON, once for each change. */
export const changeField = 'change';

/** The page keeps all tried changes in its URL, so that nothing has to be stored. */
export const getWhatIfPath = (changes: readonly WhatIfChange[]): string => {
  const query = new URLSearchParams(changes.map((change) => [changeField, JSON.stringify(change)]));
  return changes.length > 0 ? `/admin/what-if?${query}` : '/admin/what-if';
};
