import './node-env';
import type { RequestListener } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createServer, type ViteDevServer } from 'vite';
import { root } from './build';
import type { Pages } from './pages';

/** Pages from the sources; an open page updates with each change. */
export const createDevPages = (): Pages => {
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
