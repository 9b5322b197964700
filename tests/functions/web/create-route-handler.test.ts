import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createRouteHandler, type OnDemandBuild } from '~/functions/web/create-route-handler';

type RouteModule = Awaited<ReturnType<OnDemandBuild['routes'][string]['module']>>;

/** A build of resource routes that records which of them were imported. */
const built = () => {
  const imported = new Set<string>();
  const route = (id: string, path: string, parentId?: string) => ({
    [id]: {
      id,
      path,
      ...(parentId && { parentId }),
      module: () => {
        imported.add(id);
        const loader = () => new Response(id);
        return Promise.resolve({ loader, action: loader } as object as RouteModule);
      },
    },
  });
  const build = {
    mode: 'production',
    entry: { module: {} },
    routes: {
      ...route('root', ''),
      ...route('jobs', 'jobs', 'root'),
      ...route('jobs.file', 'jobs/:jobId', 'root'),
      ...route('weeks', 'weeks', 'root'),
    },
    assets: { routes: {}, version: 'new' },
    future: { v3_singleFetch: true },
  } as object as OnDemandBuild;
  const handler = createRouteHandler(build);
  const handle = (path: string, init?: RequestInit) =>
    handler(new Request(`https://jobs.example.com${path}`, init), {} as AppLoadContext);
  return { imported, handle };
};

test('imports only the route that a URL matches, at its first request', async () => {
  const { imported, handle } = built();
  expect([...imported]).toEqual([]);
  expect(await (await handle('/jobs')).text()).toBe('jobs');
  expect([...imported]).toEqual(['root', 'jobs']);
  expect(await (await handle('/jobs/%E0%A4%A')).text()).toBe('jobs.file');
  await handle('/jobs');
  expect([...imported]).toEqual(['root', 'jobs', 'jobs.file']);
});

test('imports the route when only its data is requested', async () => {
  const { imported, handle } = built();
  expect((await handle('/weeks.data')).status).toBe(200);
  expect([...imported]).toEqual(['root', 'weeks']);
});

test('answers no request for data from a page of another build, but its forms', async () => {
  const { imported, handle } = built();
  const ask = async (path: string, build: string, method = 'GET') => {
    const answer = await handle(path, { method, headers: { build } });
    return answer.headers.get('other-build');
  };
  expect(await ask('/weeks.data', 'old')).toBe('new');
  expect([...imported]).toEqual([]);
  expect(await ask('/weeks.data', 'new')).toBeNull();
  expect(await ask('/weeks.data', 'old', 'POST')).toBeNull();
  expect(await ask('/weeks', 'old')).toBeNull();
});

test('answers all requests that arrive during the import', async () => {
  const { handle } = built();
  const paths = ['/jobs', '/weeks', '/jobs/1', '/jobs', '/weeks'];
  const answers = await Promise.all(paths.map(async (path) => (await handle(path)).text()));
  expect(answers).toEqual(['jobs', 'weeks', 'jobs.file', 'jobs', 'weeks']);
});
