/** The built pages, which the bundler includes. */
declare module 'virtual:server-build' {
  import type { OnDemandBuild } from './create-route-handler';
  const build: OnDemandBuild;
  export = build;
}
