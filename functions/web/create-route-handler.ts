import {
  createRequestHandler,
  type AppLoadContext,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];
type RouteModule = Routes[string]['module'];
type RouteTree = Parameters<typeof matchRoutes>[0];

/** Remix's build with `routesOnDemand`: the modules of routes are imported when requested. */
export type OnDemandBuild = Omit<ServerBuild, 'routes'> & {
  readonly routes: Readonly<
    Record<string, Omit<Routes[string], 'module'> & { readonly module: () => Promise<RouteModule> }>
  >;
};

/** The routes in the format of `matchRoutes`. */
export const makeRouteTree = (routes: OnDemandBuild['routes'], parentId?: string): RouteTree =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({ ...route, children: makeRouteTree(routes, route.id) }) as RouteTree[number]);

/** The path of the page that a URL belongs to, even if only the page's data is requested. */
export const toPagePath = (pathname: string): string =>
  pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');

const pick = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, all[id]!]));

/**
 * The number of paths whose matching routes are cached. Matching is expensive and most paths repeat; the limit
 * is for invented paths.
 */
const maxKnownPaths = 1_000;

/** Whether a page asks for data whose scripts are of another build than these (`app/components/shell/other-build.ts`). */
const isOfOtherBuild = ({ method, url, headers }: Request, build: string): boolean => {
  const own = headers.get('build');
  return (
    method === 'GET' && new URL(url).pathname.endsWith('.data') && own !== null && own !== build
  );
};

/**
 * Remix's handler, which imports a route when a URL first matches it. Each branch of routes has a handler that
 * knows only that branch, because Remix searches all the routes it knows several times per request.
 */
export const createRouteHandler = (build: OnDemandBuild) => {
  const tree = makeRouteTree(build.routes);
  const handlers = new Map<string, RequestHandler>();
  const getHandler = async (ids: readonly string[]): Promise<RequestHandler> => {
    const branch = ids.join(' ');
    const known = handlers.get(branch);
    if (known) return known;
    const routes: Routes = Object.fromEntries(
      await Promise.all(
        ids.map(async (id) => {
          const route = build.routes[id]!;
          return [id, { ...route, module: await route.module() }] as const;
        }),
      ),
    );
    // Rendering needs only this part of the manifest; the browser loads the whole manifest from a separate file.
    const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
    const handler = createRequestHandler({ ...build, routes, assets }, 'production');
    handlers.set(branch, handler);
    return handler;
  };

  const branches = new LRUCache<string, string[]>({
    max: maxKnownPaths,
    memoMethod: (path) => matchRoutes(tree, path)?.map(({ route }) => route.id!) ?? ['root'],
  });

  return async (request: Request, context: AppLoadContext): Promise<Response> => {
    const { version } = build.assets;
    if (isOfOtherBuild(request, version))
      return new Response(null, { headers: { 'other-build': version } });
    const handle = await getHandler(branches.memo(toPagePath(new URL(request.url).pathname)));
    return handle(request, context);
  };
};
