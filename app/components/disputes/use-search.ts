import { useDeferredValue, useMemo, useState } from 'react';

const firstShown = 50;

/** Rows whose text holds the search, the first 50 of them until all are asked for. */
export const useSearch = <Row>(
  rows: readonly Row[],
  toSearchText: (row: Row) => string,
  { search: initial, showAll }: { search: string; showAll: boolean },
) => {
  const [search, setSearch] = useState(initial);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = useMemo(
    () => rows.filter((row) => toSearchText(row).toLowerCase().includes(wanted)),
    [rows, toSearchText, wanted],
  );
  return { search, setSearch, found, shown: showAll ? found : found.slice(0, firstShown) };
};
