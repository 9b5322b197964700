import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt, root } from '~/infra/local/build';
import { describeGate, planGate } from '~/infra/local/tiers/plan-gate';
import { slowTests } from '~/infra/local/tiers/slow-tests';
import { readStoryRoutes } from '~/infra/local/tiers/story-routes';

/** The recorded stories, two of which are taken for core journeys. */
const stories = Object.keys(readStoryRoutes())
  .map((key, place) => ({ key, file: key.split(' › ')[0]!, isCore: place < 2, isLong: false }))
  .filter(({ file }) => existsSync(join(root, 'tests', 'e2e', file)));
/** The slow files that the gate runs if all may be reached. */
const chosen = slowTests.slice(0, 10).map(({ file }) => file);
const plan = (files: string[] | null) => planGate({ since: 'a commit', files }, stories);

beforeAll(ensureBuilt);

test('what no story reaches needs no further story', async () => {
  expect(await plan(['README.md'])).toEqual({
    leftOut: slowTests.map(({ file }) => file),
    slow: [],
    core: stories.slice(0, 2).map(({ key }) => key),
    ...{ further: [], unrecorded: [] },
  });
});

test('after a change of what everything is built from, the most important slow files run', async () => {
  const { slow, further } = await plan(['package.json']);
  expect(slow).toEqual(chosen);
  expect(further).not.toEqual([]);
});

test('a story whose routes are not recorded is named, and runs if its file changed', async () => {
  const added = {
    key: 'week.spec.ts › a new one',
    file: 'week.spec.ts',
    isCore: false,
    isLong: false,
  };
  const change = { since: 'a commit', files: ['tests/e2e/week.spec.ts'] };
  const gate = await planGate(change, [...stories, added]);
  expect(gate.unrecorded).toEqual([added.key]);
  expect(gate.further).toContain(added.key);
  expect(describeGate(gate, change)).toContain('The routes of 1 stories are not recorded');
});

test('the gate leaves stories that take long to the release tier', async () => {
  const long = stories.map((story) => ({ ...story, isLong: !story.isCore }));
  expect(await planGate({ since: 'a commit', files: null }, long)).toMatchObject({ further: [] });
});

test('without a core journey there is no gate', async () => {
  const others = stories.map((story) => ({ ...story, isCore: false }));
  await expect(planGate({ since: 'a commit', files: [] }, others)).rejects.toThrow('no core');
});

test('a page that changed runs a story that opens it, not a core journey again', async () => {
  const { further, core } = await plan(['app/routes/admin/webhooks/route.tsx']);
  expect(further.filter((key) => key.startsWith('webhooks.spec.ts'))).not.toEqual([]);
  expect(further.filter((key) => core.includes(key))).toEqual([]);
});

test('slow files and further stories are 20 at most, whatever has changed', async () => {
  const { slow, further } = await plan(null);
  expect(slow).toEqual(chosen);
  expect(slow.length + further.length).toBe(20);
});
