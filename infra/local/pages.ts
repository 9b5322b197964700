import './node-env';
import type { RequestListener, Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import { immutableAsset } from '~/app/platform/http/security-headers';
import { createRouteHandler, type OnDemandBuild } from '~/functions/web/create-route-handler';
import { createRoutePatterns } from '~/functions/web/route-patterns';
import { clientFolder, root, serverBuild } from './build';

/** Where a local server gets its pages from. */
export interface Pages {
  readonly handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** Serves scripts, styles and images. */
  readonly serveAssets: (web: Hono) => void;
  /** The route pattern of a path, for the log and the metrics. */
  readonly getRoute: (path: string) => string;
  /** Called once the server listens, to put the development server in front of the application. */
  readonly attach?: (server: Server) => Promise<void>;
  readonly close?: () => Promise<void>;
}

/** The built pages. */
export const loadBuiltPages = async (): Promise<Pages> => {
  const build = (await import(pathToFileURL(serverBuild).href)) as OnDemandBuild;
  const setCaching = (path: string, c: { header: (name: string, value: string) => void }) =>
    c.header('cache-control', path.includes('/assets/') ? immutableAsset : 'public, max-age=3600');
  return {
    handle: createRouteHandler(build),
    getRoute: createRoutePatterns(build.routes),
    serveAssets: (web) => {
      web.use('*', serveStatic({ root: clientFolder, onFound: setCaching }));
    },
  };
};

/** Pages from the sources; an open page updates with each change. */
export const createDevPages = async (): Promise<Pages> => {
  const { createServer } = await import('vite');
  let vite: ViteDevServer | undefined;
  const loadPages = async () =>
    (await vite!.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  return {
    handle: async (request, context) =>
      createRequestHandler(await loadPages(), 'development')(request, context),
    // The log of a developer's own machine may say more.
    getRoute: (path) => path,
    serveAssets: () => undefined,
    attach: async (server) => {
      const own = process.listeners('SIGTERM');
      const started = await createServer({
        configFile: `${root}/infra/tooling/vite.config.ts`,
        server: { middlewareMode: true, hmr: { server } },
        appType: 'custom',
      });
      vite = started;
      // Remix's compiler is a second Vite server, which would end the process on SIGTERM before running requests have
      // finished.
      for (const listener of process.listeners('SIGTERM'))
        if (!own.includes(listener)) process.off('SIGTERM', listener);
      // Vite comes first, and the application handles what Vite does not.
      const listeners = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request').on('request', (incoming, outgoing) =>
        started.middlewares(incoming, outgoing, () => {
          for (const listener of listeners) listener(incoming, outgoing);
        }),
      );
      // Compile now, because the first request has a deadline.
      await loadPages();
    },
    close: async () => vite?.close(),
  };
};
