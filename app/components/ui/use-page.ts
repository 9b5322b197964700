import { useMatches } from '@remix-run/react';

/** The text that a loader returned under `name`, taken from the innermost such route; undefined on public pages. */
const usePageFact = (name: 'pageKey' | 'atSite'): string | undefined =>
  useMatches()
    .map(({ data }) => (data as Partial<Record<typeof name, unknown>> | null | undefined)?.[name])
    .findLast((fact) => typeof fact === 'string');

/** Identifies the user that the page belongs to, and the tenant and period that the page is about. */
export const usePageKey = (): string | undefined => usePageFact('pageKey');

/** The site that an administrator's page is about. */
export const useAtSite = (): string | undefined => usePageFact('atSite');
