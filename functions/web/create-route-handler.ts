import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';

type Routes = ServerBuild['routes'];
type RouteModule = Routes[string]['module'];
type RouteTree = Parameters<typeof matchRoutes>[0];

/** What Remix builds with `routesOnDemand`: the modules of routes are imported when asked for. */
export type OnDemandBuild = Omit<ServerBuild, 'routes'> & {
  readonly routes: Readonly<
    Record<string, Omit<Routes[string], 'module'> & { readonly module: () => Promise<RouteModule> }>
  >;
};

/** The routes as `matchRoutes` wants them. */
export const treeOf = (routes: OnDemandBuild['routes'], parentId?: string): RouteTree =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({ ...route, children: treeOf(routes, route.id) }) as RouteTree[number]);

/** The page of an address, also where only its data is asked for. */
export const pagePathOf = (pathname: string): string =>
  pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');

/** To match is work; addresses repeat, unless a stranger makes them up. */
const maxKnownPaths = 1_000;

/**
 * Remix's handler, which imports a route when an address first matches it. Remix itself wants modules at
 * hand: those that no request has matched yet are empty to it.
 */
export const createRouteHandler = (build: OnDemandBuild) => {
  const tree = treeOf(build.routes);
  const modules = new Map<string, RouteModule>();
  const createHandler = () => {
    const routes: Routes = {};
    for (const [id, route] of Object.entries(build.routes))
      routes[id] = { ...route, module: modules.get(id) ?? ({} as RouteModule) };
    return createRequestHandler({ ...build, routes }, 'production');
  };
  let handle = createHandler();

  const load = async (ids: readonly string[]) => {
    await Promise.all(ids.map(async (id) => modules.set(id, await build.routes[id]!.module())));
    handle = createHandler();
  };

  const knownPaths = new Set<string>();
  const prepare = async (path: string) => {
    const matched = matchRoutes(tree, path)?.map(({ route }) => route.id!) ?? [];
    const missing = ['root', ...matched].filter((id) => !modules.has(id));
    if (missing.length > 0) await load([...new Set(missing)]);
    if (knownPaths.size === maxKnownPaths) knownPaths.clear();
    knownPaths.add(path);
  };

  return async (request: Request, context: AppLoadContext): Promise<Response> => {
    const path = pagePathOf(new URL(request.url).pathname);
    if (!knownPaths.has(path)) await prepare(path);
    return handle(request, context);
  };
};
