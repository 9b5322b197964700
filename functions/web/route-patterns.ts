import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { makeRouteTree, toPagePath, type OnDemandBuild } from './create-route-handler';

/** The pattern of all paths without a route, such as files and invented URLs. */
const others = '*';

/** Matching is expensive and most paths repeat; the limit is for invented paths. */
const maxKnownPaths = 1_000;

/** Whether the path can be decoded. For others the router would print a warning outside our log. */
export const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/**
 * Returns the route pattern of a path, such as `/admin/reports/:report`. It names no person and has no secret link, as a
 * path may.
 */
export const createRoutePatterns = (
  routes: OnDemandBuild['routes'],
): ((path: string) => string) => {
  const tree = makeRouteTree(routes);
  const patterns = new LRUCache<string, string>({
    max: maxKnownPaths,
    memoMethod: (path) => {
      if (!isReadable(path)) return others;
      const parts = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.path ?? []);
      return parts.includes('*') ? others : `/${parts.join('/')}`.replace(/\/+/g, '/');
    },
  });
  return (path) => patterns.memo(toPagePath(path));
};
