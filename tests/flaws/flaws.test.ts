import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';
import { isInGate } from '~/infra/local/tiers/slow-tests';
import { flaws } from './flaws';

test.each(flaws)('$name: its text occurs once in its file', ({ file, from, tests }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(flaws)('$name: the gate runs its tests for a change of its file', ({ file, tests }) => {
  expect(tests.filter((path) => !isInGate(path, file))).toEqual([]);
});
