import { beforeAll, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '~/infra/local/build';
import { planGate } from '~/infra/local/tiers/plan-gate';
import { slowTests } from '~/infra/local/tiers/slow-tests';
import { readStoryRoutes } from '~/infra/local/tiers/story-routes';

/** The recorded stories, two of which are taken for core journeys. */
const stories = Object.keys(readStoryRoutes())
  .map((key, place) => ({ key, file: key.split(' › ')[0]!, isCore: place < 2 }))
  .filter(({ file }) => existsSync(join(root, 'tests', 'e2e', file)));
const plan = (files: string[] | null) => planGate({ since: 'a commit', files }, stories);

beforeAll(ensureBuilt);

test('what no story reaches needs no further story', async () => {
  expect(await plan(['README.md'])).toEqual({
    leftOut: slowTests.map(({ file }) => file),
    slow: [],
    core: stories.slice(0, 2).map(({ key }) => key),
    further: [],
  });
});

test('a page that changed runs a story that opens it, not a core journey again', async () => {
  const { further, core } = await plan(['app/routes/admin.webhooks/route.tsx']);
  expect(further.filter((key) => key.startsWith('webhooks.spec.ts'))).not.toEqual([]);
  expect(further.filter((key) => core.includes(key))).toEqual([]);
});

test('slow files and further stories are 30 at most, whatever has changed', async () => {
  const { slow, further } = await plan(null);
  expect(slow).toEqual(slowTests.map(({ file }) => file));
  expect(slow.length + further.length).toBe(30);
});
