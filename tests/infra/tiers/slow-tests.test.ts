import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';
import { chooseSlowTests, isInGate, slowTests } from '~/infra/local/tiers/slow-tests';

const [first, second] = [
  { file: 'tests/infra/demo.test.ts', about: ['infra/local/demo/'] },
  { file: 'tests/infra/kills.test.ts', about: ['infra/local/serve.ts'] },
];
const choose = (changed: string[] | null) => chooseSlowTests(changed, [first, second]);

test('a slow file runs for a change of what it is about, or of itself', () => {
  expect(choose(['infra/local/demo/names.ts'])).toEqual([first.file]);
  expect(choose([second.file, 'README.md'])).toEqual([second.file]);
  expect(choose(['infra/local/demos.ts'])).toEqual([]);
});

test('all run if it is not known what changed, but not what only the release tier runs', () => {
  expect(choose(null)).toEqual([first.file, second.file]);
  const third = { file: 'tests/infra/lambda-node.test.ts', about: [] };
  expect(chooseSlowTests(null, [first, third])).toEqual([first.file]);
});

test('at most so many run as the gate has time for: what changed itself, then what most of the change is about', () => {
  const changed = ['infra/local/demo/names.ts', 'infra/local/demo/jobs.ts', 'infra/local/serve.ts'];
  const chooseOne = (files: string[] | null) => chooseSlowTests(files, [second, first], 1);
  expect(chooseOne(changed)).toEqual([first.file]);
  expect(chooseOne([...changed, second.file])).toEqual([second.file]);
  expect(chooseOne(null)).toEqual([second.file]);
});

test('the gate runs every other test for each change', () => {
  expect(isInGate('tests/domain/award', 'README.md')).toBe(true);
  expect(isInGate('tests/infra/demo.test.ts', 'README.md')).toBe(false);
  expect(isInGate('tests/infra/demo.test.ts', 'infra/local/demo/names.ts')).toBe(true);
  expect(isInGate('tests/infra', 'infra/local/demo/names.ts')).toBe(false);
});

/** Whether a path from the root begins like this. A folder ends with a slash. */
const begins = (start: string): boolean => {
  const path = join(root, start);
  const folder = start.endsWith('/') ? path : dirname(path);
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((name) => join(folder, name).startsWith(path));
};

test('every slow file exists, and what it is about', () => {
  const named = slowTests.flatMap(({ file, about }) => [file, ...about]);
  expect(named.filter((path) => !begins(path))).toEqual([]);
});
