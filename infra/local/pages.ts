import './node-env';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { AppLoadContext } from '@remix-run/node';
import type { Hono } from 'hono';
import { immutableAsset } from '~/app/platform/http/security-headers';
import { createRouteHandler, type OnDemandBuild } from '~/functions/web/create-route-handler';
import { createRoutePatterns } from '~/functions/web/route-patterns';
import { clientFolder, serverBuild } from './build';

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
