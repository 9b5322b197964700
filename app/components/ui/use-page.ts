import { useMatches } from '@remix-run/react';

/** What the page's loaders say by that name, the innermost one first. Public pages say nothing. */
const usePageFact = (name: 'pageKey' | 'atSite'): string | undefined =>
  useMatches()
    .map(({ data }) => (data as Partial<Record<typeof name, unknown>> | null | undefined)?.[name])
    .findLast((fact) => typeof fact === 'string');

/** Names whose page this is, and of what. */
export const usePageKey = (): string | undefined => usePageFact('pageKey');

/** The site that a page of administration acts on. */
export const useAtSite = (): string | undefined => usePageFact('atSite');
