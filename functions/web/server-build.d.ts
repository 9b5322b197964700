/** The built pages, which the bundler puts into the bundle. */
declare module 'virtual:server-build' {
  import type { OnDemandBuild } from './create-route-handler';
  const build: OnDemandBuild;
  export = build;
}
