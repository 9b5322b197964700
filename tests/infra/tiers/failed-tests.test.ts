import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '~/infra/local/build';
import { failedTests, type VitestReport } from '~/infra/local/tiers/failed-tests';
import type { PlaywrightReport } from '~/infra/local/tiers/story-report';

/** Inside the project, so that the test runners are found. */
let folder: string;

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'failing-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
};

/** Without the environment of the test runner that runs this file, because it would change what the new one does. */
const run = (name: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...env },
  });

const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

test('names each failed test and each file that does not load, and none that passed', () => {
  write(
    'sums.test.mjs',
    `import { describe, expect, test } from 'vitest';
describe('sums', () => {
  test('fails', () => { expect(1 + 1).toBe(3); });
  test('passes', () => { expect(1 + 1).toBe(2); });
});`,
  );
  write('broken.test.mjs', `throw new Error('No store.\\nSecond line.');`);
  run('vitest', ['run', '--root', folder, '--reporter=json', '--outputFile.json=vitest.json']);

  write(
    'playwright.config.mjs',
    `export default {
  testMatch: '*.spec.mjs', outputDir: './output', projects: [{ name: 'english' }]
};`,
  );
  write(
    'week.spec.mjs',
    `import { expect, test } from '@playwright/test';
test.describe('a week', () => {
  test('fails', () => { expect('open').toBe('closed'); });
  test('passes', () => { expect('open').toBe('open'); });
});`,
  );
  run('playwright', ['test', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'playwright.json'),
  });

  const failures = failedTests(
    read<VitestReport>('vitest.json'),
    read<PlaywrightReport>('playwright.json'),
  );
  expect(
    failures
      .map((text) => text.split('\n')[0]!)
      .map((line) => line.slice(line.includes(folder) ? folder.length + 1 : 0))
      .sort(),
  ).toEqual([
    'broken.test.mjs: No store.',
    'sums.test.mjs › sums fails: AssertionError: expected 2 to be 3 // Object.is equality',
    'week.spec.mjs › fails [english]: Error: expect(received).toBe(expected) // Object.is equality',
  ]);
  expect(failures.find((text) => text.startsWith('week'))).toContain(
    '\n  npm run test:stories -- --project=english week.spec.mjs:3',
  );
});

test('says how to run a failed test alone', () => {
  const failed = {
    fullName: "(a) sums the drivers' weeks",
    status: 'failed',
    failureMessages: ['x'],
  };
  const file = {
    name: join(root, 'tests/domain/sums.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [failed],
  };
  const report = { numPassedTests: 0, numFailedTests: 1, testResults: [file] };
  expect(failedTests(report, null)).toEqual([
    `${file.name} › ${failed.fullName}: x
  npx vitest run --config infra/tooling/vitest.config.ts tests/domain/sums.test.ts -t '\\(a\\) sums the drivers'\\'' weeks'`,
  ]);
});

test('without reports there is nothing to name', () => {
  expect(failedTests(null, null)).toEqual([]);
});
