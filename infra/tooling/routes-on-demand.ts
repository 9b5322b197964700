import type { Plugin } from 'vite';

const serverBuildModule = '\0virtual:remix/server-build';
const routeImport = /import \* as (route\d+) from ("[^"\n]+");/g;

/**
 * Makes the server build import a route at its first request (in `createRouteHandler`) instead of at the
 * start, so that a cold start reads only what its first request needs. Fails if Remix changes the format of
 * its build.
 */
export const routesOnDemand = (): Plugin => ({
  name: 'routes-on-demand',
  // Not needed in development, where the server loads every route again on each request.
  apply: 'build',
  transform(code, id) {
    if (id !== serverBuildModule) return null;
    const onDemand = code.replaceAll(routeImport, 'const $1 = () => import($2);');
    if (onDemand === code) this.error('No route is imported in the way that is known here.');
    return { code: onDemand, map: null };
  },
});
