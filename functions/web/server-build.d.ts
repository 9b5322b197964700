/** The built pages, which the bundler puts in. */
declare module 'virtual:server-build' {
  import type { ServerBuild } from '@remix-run/node';
  const build: ServerBuild;
  export = build;
}
