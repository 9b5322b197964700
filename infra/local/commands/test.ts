import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '~/infra/local/build';
import { findBrowser } from '~/infra/local/browser';
import { failedTests, type PlaywrightReport, type VitestReport } from '~/infra/local/failed-tests';

/**
 * Runs unit and integration tests, then the stories in a real browser: those in English, without those that only check
 * accessibility, because all of them take more than an hour on a slow machine. Prints what failed and the counts.
 */
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
  [
    'test',
    '--config',
    'infra/tooling/playwright.config.ts',
    '--project=english',
    '--grep-invert=accessible',
  ],
  {
    STORY_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
  },
);

const unit = read<VitestReport>(vitestFile);
const stories = read<PlaywrightReport>(playwrightFile);
const failures = failedTests(unit, stories);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);

const passed = (unit?.numPassedTests ?? 0) + (stories?.stats.expected ?? 0);
// A runner that fails without a failed test (or without a report) counts as one failure.
const complete = vitestStatus === 0 && playwrightStatus === 0 && unit !== null && stories !== null;
const failed = complete ? 0 : Math.max(1, failures.length);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(complete ? 0 : 1);
