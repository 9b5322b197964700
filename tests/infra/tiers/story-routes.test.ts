import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlaywrightReport } from '~/infra/local/tiers/story-report';
import {
  createFindSources,
  listRoutes,
  readStoryRoutes,
  recordStoryRoutes,
} from '~/infra/local/tiers/story-routes';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-selection-routes-'));
  file = join(folder, 'routes.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const aStory = (title: string, ...routes: (string | null)[]) => ({
  ...{ title, file: 'week.spec.ts', line: 1, tags: [] },
  tests: routes.map((description) => ({
    ...{ projectName: 'english', status: 'expected', results: [] },
    annotations: description === null ? [] : [{ type: 'routes', description }],
  })),
});
const aReport = (...specs: ReturnType<typeof aStory>[]): PlaywrightReport => ({
  ...{ stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [] },
  suites: [{ title: 'week.spec.ts', specs: [], suites: [{ title: 'a week', specs }] }],
});

test('the routes of a story are those in all languages; one that did not run or failed has none', () => {
  const failed = aStory('fails', '/');
  const report = aReport(aStory('opens', '/ /login', '/ /status'), aStory('closes', null), {
    ...failed,
    tests: failed.tests.map((one) => ({ ...one, status: 'unexpected' })),
  });
  expect(listRoutes(report)).toEqual({
    'week.spec.ts › a week › opens': ['/', '/login', '/status'],
  });
});

test('what ran replaces what was recorded, and stories that no longer exist are left out', () => {
  writeFileSync(file, JSON.stringify({ kept: '/a', gone: '/b', again: '/c' }));
  recordStoryRoutes({ again: ['/z', '/d'] }, new Set(['kept', 'again']), file);
  expect(readStoryRoutes(file)).toEqual({ again: ['/d', '/z'], kept: ['/a'] });
});

const routes = {
  root: { id: 'root', path: '' },
  'routes/_index': { id: 'routes/_index', parentId: 'root' },
  'routes/admin': { id: 'routes/admin', parentId: 'root', path: 'admin' },
  'routes/admin/notes': { id: 'routes/admin/notes', parentId: 'routes/admin', path: 'notes' },
};
const sources = ['app/root.tsx', 'app/routes/admin.tsx', 'app/routes/admin/notes/route.tsx'];
const find = createFindSources(routes, (path) => sources.includes(path));

test('a pattern stands for the sources of its route and of those around it', () => {
  expect(find('/admin/notes')).toEqual(sources);
  expect(find('/')).toEqual(['app/root.tsx']);
  expect(find('/unknown')).toEqual([]);
});

test('sweeps stand for the scheduled functions', () => {
  expect(find('sweep')).toContain('functions/send-mail/handler.ts');
});
