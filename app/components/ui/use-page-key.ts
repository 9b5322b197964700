import { useMatches } from '@remix-run/react';

const pageKeyOf = (loaded: unknown): string | undefined =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'pageKey' in loaded &&
  typeof loaded.pageKey === 'string'
    ? loaded.pageKey
    : undefined;

/** Names whose page this is, and of what: its loader answers with a `pageKey`. Public pages have none. */
export const usePageKey = (): string | undefined =>
  useMatches()
    .map(({ data }) => pageKeyOf(data))
    .findLast((key) => key !== undefined);
