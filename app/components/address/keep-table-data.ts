import type { ShouldRevalidateFunction } from '@remix-run/react';
import { filterName, tableFields } from './table-query';

const removeNames = (url: URL, names: readonly string[]): string => {
  const copy = new URL(url);
  for (const name of names) copy.searchParams.delete(name);
  return copy.href;
};

/**
 * Keeps the page's data if only the state of its table, or other filters with these names, have changed, because the page
 * sorts and filters the rows that it has. Loading an award again would read every list.
 */
export const keepDataOf = (otherFilters: readonly string[]): ShouldRevalidateFunction => {
  const names = [...tableFields, filterName, ...otherFilters];
  return ({ currentUrl, nextUrl, formMethod = 'GET', defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (formMethod.toUpperCase() !== 'GET' ||
      currentUrl.href === nextUrl.href ||
      removeNames(currentUrl, names) !== removeNames(nextUrl, names));
};

export const keepTableData = keepDataOf([]);
