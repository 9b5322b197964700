import { useDeferredValue, useMemo, useState } from 'react';

/** How many matches a table shows at first. */
export const firstShown = 50;

/** Filters rows by the search text, `typed` into a `SearchForm`. `found`: all matches. `shown`: the first 50 matches, or all if `showAll` is set. */
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
  const typed = { value: search, onChange: setSearch };
  return { search, typed, found, shown: showAll ? found : found.slice(0, firstShown) };
};

/** Says how many rows a search found; without one, how many there are. */
export const countFound = (
  found: readonly unknown[],
  all: readonly unknown[],
  countAll: (all: number) => string,
  count: (found: number, all: number) => string,
): string => (found.length === all.length ? countAll(all.length) : count(found.length, all.length));
