import type { Plugin } from 'vite';

const serverBuildModule = '\0virtual:remix/server-build';
const routeImport = /import \* as (route\d+) from ("[^"\n]+");/g;

/**
 * Makes the server build import a route when it is first asked for (`createRouteHandler` does), not when
 * a process starts: a cold start reads what its first request needs. Fails where Remix writes its build
 * in another way.
 */
export const routesOnDemand = (): Plugin => ({
  name: 'routes-on-demand',
  // The development server loads every route anew when it is asked for.
  apply: 'build',
  transform(code, id) {
    if (id !== serverBuildModule) return null;
    const onDemand = code.replaceAll(routeImport, 'const $1 = () => import($2);');
    if (onDemand === code) this.error('No route is imported in the way that is known here.');
    return { code: onDemand, map: null };
  },
});
