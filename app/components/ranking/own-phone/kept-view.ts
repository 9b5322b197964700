import { useEffect, useMemo, useState } from 'react';
import { readRankingQuery, type CataloguePage } from '~/app/components/ranking/catalogue';
import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import { useHydrated } from '~/app/components/ui/use-hydrated';

const isServer = typeof document === 'undefined';
const firstPath = isServer ? '' : window.location.pathname;

/** When the worker stored the copy that this page was opened from (public/own-phone-worker.js); 0 if it is no copy. */
const readKeptAt = (): number =>
  !isServer && window.location.pathname === firstPath
    ? Number(document.documentElement.dataset.keptAt ?? 0)
    : 0;

/**
 * A page that was opened without a network is a copy. It does not know what its URL asks for, such as a draft, nor how
 * much time has passed.
 */
export const useKeptView = <
  Item,
  Column extends string,
  Filter,
  View extends CatalogueView<Item, Column, Filter>,
>(
  view: View,
  catalogue: CataloguePage<Item, Column, Filter>,
): View => {
  const isHydrated = useHydrated();
  // Read before any effect writes the page's state into the URL.
  const [opened] = useState(() => ({
    view,
    keptAt: readKeptAt(),
    search: isServer ? '' : window.location.search,
  }));
  const isCopy = isHydrated && opened.keptAt > 0;
  const isOutdated = isCopy && view === opened.view;
  useEffect(() => {
    if (isCopy && !isOutdated) delete document.documentElement.dataset.keptAt;
  }, [isCopy, isOutdated]);
  useEffect(() => () => void delete document.documentElement.dataset.keptAt, []);
  return useMemo(() => {
    if (!isCopy) return view;
    if (!isOutdated) return { ...view, wasCopy: true };
    const { keptAt, search } = opened;
    const offered = new Set(view.offered.map(catalogue.getId));
    const query = readRankingQuery(catalogue, new URLSearchParams(search), view.pageKey);
    return {
      ...view,
      asOf: view.serverNow,
      wasCopy: true,
      serverNow: view.serverNow + Date.now() - keptAt,
      query: { ...query, draft: query.draft?.filter((id) => offered.has(id)) ?? null },
    };
  }, [view, catalogue, opened, isCopy, isOutdated]);
};
