import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '~/infra/local/build';
import { findBrowser } from '~/infra/local/browser';

/** Runs all tests: unit and integration tests, then the stories in a real browser. Prints the counts at the end. */
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1;
const read = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
};

ensureBuilt();
const browser = await findBrowser();

const vitestFile = join(results, 'vitest.json');
const vitestStatus = run(bin('vitest'), [
  'run',
  '--config',
  'infra/tooling/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
]);
const playwrightFile = join(results, 'playwright.json');
const playwrightStatus = run(
  bin('playwright'),
  ['test', '--config', 'infra/tooling/playwright.config.ts'],
  {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
  },
);

const unit = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
  vitestFile,
);
const stories = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
  playwrightFile,
);
const passed = (unit?.numPassedTests ?? 0) + (stories?.stats.expected ?? 0);
let failed =
  (unit?.numFailedTests ?? 0) + (stories ? stories.stats.unexpected + stories.stats.flaky : 0);
// A runner that fails without a failed test (a file that does not load, or no result) counts as one failure.
if (failed === 0 && (vitestStatus !== 0 || playwrightStatus !== 0 || !unit || !stories)) failed = 1;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
