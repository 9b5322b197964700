import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnDemandBuild } from '~/functions/web/create-route-handler';
import { root, serverBuild } from '../build';
import { listSpecs, type PlaywrightReport } from './story-report';

/** The routes that each story requested when it last ran: patterns such as `/admin/reports/:report`, and `sweep`. */
export type StoryRoutes = Readonly<Record<string, readonly string[]>>;

/** In which annotation the report of a story names its routes. */
export const routesAnnotation = 'routes';

/** Stands for the scheduled functions. */
export const sweepRoute = 'sweep';
const sweepFiles = [
  'apply-cutoffs/handler',
  'send-mail/handler',
  'send-webhooks/handler',
  'sweeps',
].map((name) => `functions/${name}.ts`);

const mapFile = join(root, 'tests', 'e2e', 'story-routes.json');

export const readStoryRoutes = (file = mapFile): StoryRoutes => {
  const lines = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(lines).map(([key, routes]) => [key, routes === '' ? [] : routes.split(' ')]),
  );
};

/** The routes that the stories of a report requested, in any language. One that failed may have requested too few. */
export const listRoutes = (report: PlaywrightReport): StoryRoutes => {
  const routes = new Map<string, Set<string>>();
  for (const { key, spec } of listSpecs(report)) {
    const found = spec.tests
      .filter(({ status }) => status === 'expected')
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === routesAnnotation)
      .flatMap(({ description }) => description?.split(' ') ?? []);
    if (found.length > 0) routes.set(key, new Set([...(routes.get(key) ?? []), ...found]));
  }
  return Object.fromEntries([...routes].map(([key, found]) => [key, [...found]]));
};

/** Stores the routes of the stories that ran beside those recorded before, without stories that no longer exist. */
export const recordStoryRoutes = (
  ran: StoryRoutes,
  existing: ReadonlySet<string>,
  file = mapFile,
): void => {
  const all = Object.entries({ ...readStoryRoutes(file), ...ran })
    .filter(([key]) => existing.has(key))
    .map(([key, routes]) => [key, [...routes].sort().join(' ')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
};

export interface PageRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}
export type PageRoutes = Readonly<Record<string, PageRoute>>;

/** The routes of the built pages. */
export const loadPageRoutes = async (): Promise<PageRoutes> =>
  ((await import(pathToFileURL(serverBuild).href)) as OnDemandBuild).routes;

/** A route, and those around it. */
const listBranch = (routes: PageRoutes, id: string): PageRoute[] => {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId === undefined ? [] : listBranch(routes, route.parentId)), route];
};

/**
 * Lists what a request for a pattern runs: the sources of its routes and of those around them, or of the scheduled
 * functions.
 * @param has whether a source exists, as a path from the root
 */
export const createFindSources = (routes: PageRoutes, has: (file: string) => boolean) => {
  const sources = new Map<string, Set<string>>([[sweepRoute, new Set(sweepFiles)]]);
  for (const { id } of Object.values(routes)) {
    const branch = listBranch(routes, id);
    const path = branch.flatMap((route) => route.path ?? []).join('/');
    const pattern = `/${path}`.replace(/\/+/g, '/');
    const files = branch.flatMap(({ id: one }) =>
      ['.tsx', '.ts', '/route.tsx', '/route.ts'].map((end) => `app/${one}${end}`).filter(has),
    );
    const known = sources.get(pattern) ?? new Set();
    sources.set(pattern, new Set([...known, ...files]));
  }
  return (pattern: string): readonly string[] => [...(sources.get(pattern) ?? [])];
};
