import type { ShouldRevalidateFunction } from '@remix-run/react';
import { filterName, tableFields } from './table-query';

const withoutTable = (url: URL): string => {
  const copy = new URL(url);
  for (const name of [...tableFields, filterName]) copy.searchParams.delete(name);
  return copy.href;
};

/**
 * Keeps the page's data if only the state of its table has changed, because the page sorts and filters the rows that it
 * has. Loading an award again would read every list.
 */
export const keepTableData: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (formMethod.toUpperCase() !== 'GET' ||
    currentUrl.href === nextUrl.href ||
    withoutTable(currentUrl) !== withoutTable(nextUrl));
