import { readdirSync } from 'node:fs';

/**
 * The name of a route, which is its URL with dots: `admin.reports_.$report` for `routes/admin/reports_.$report`.
 * @param id the path of its file in `app`, without its ending
 */
export const toRouteName = (id: string): string =>
  id
    .replace(/^routes\/(?:(?:api|driver|public)\/)?/, '')
    .replace(/^master\b/, 'admin/master')
    .replaceAll('/', '.');

const routes = readdirSync('app/routes', { withFileTypes: true }).flatMap((entry) =>
  entry.isFile()
    ? `routes/${entry.name}`
    : readdirSync(`app/routes/${entry.name}`).map((name) => `routes/${entry.name}/${name}`),
);

/** The paths in `app` of all routes, of files or folders, by the names of the routes. */
export const routePaths: ReadonlyMap<string, string> = new Map(
  routes.map((path) => [toRouteName(path.replace(/\.tsx?$/, '')), path]),
);
