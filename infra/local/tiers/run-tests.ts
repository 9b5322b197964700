import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build';
import { failedTests, type VitestReport } from './failed-tests';
import { listSpecs, type PlaywrightReport } from './story-report';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Descriptions for people of what failed. */
  readonly failures: readonly string[];
  /** Playwright's report, if it ran. */
  readonly stories?: PlaywrightReport | null;
}

const resultsFolder = join(root, 'test-results');

export const clearResults = (): void => {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
};

const run = (name: string, args: readonly string[], env: Record<string, string>) =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

const read = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
};

/** A runner that fails without a failed test, or leaves no report, counts as one failure. */
const judge = (isGood: boolean, passed: number | undefined, failures: string[]): Outcome => {
  const isComplete = isGood && passed !== undefined;
  return {
    passed: passed ?? 0,
    failed: isComplete ? 0 : Math.max(1, failures.length),
    failures,
  };
};

/** Unit and integration tests. */
export const runTests = (args: readonly string[], env: Record<string, string> = {}): Outcome => {
  const file = join(resultsFolder, 'vitest.json');
  const isGood = run(
    'vitest',
    [
      ...['run', '--config', 'infra/tooling/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...args,
    ],
    env,
  );
  const report = read<VitestReport>(file);
  return judge(isGood, report?.numPassedTests, failedTests(report, null));
};

/** Stories in a real browser. `name` is the report's. */
export const runStories = (name: string, args: readonly string[], browser: string): Outcome => {
  const file = join(resultsFolder, `${name}.json`);
  const isGood = run(
    'playwright',
    ['test', '--config', 'infra/tooling/playwright.config.ts', ...args],
    { STORY_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const stories = read<PlaywrightReport>(file);
  return { ...judge(isGood, stories?.stats.expected, failedTests(null, stories)), stories };
};

/** Counts stories that are not in the report as failures: the runner ignores names that it does not know. */
export const expectRan = (keys: readonly string[], outcome: Outcome): Outcome => {
  const ran = new Set((outcome.stories ? listSpecs(outcome.stories) : []).map(({ key }) => key));
  const missing = keys.filter((key) => !ran.has(key)).map((key) => `${key}: did not run`);
  const failed = outcome.failed + missing.length;
  return { ...outcome, failed, failures: [...outcome.failures, ...missing] };
};

/** Runs these stories, in English. */
export const runListed = (keys: readonly string[], browser: string): Outcome => {
  const list = join(resultsFolder, 'stories.txt');
  writeFileSync(list, keys.join('\n'));
  const args = ['--project=english', '--test-list', list];
  return expectRan(keys, runStories('stories', args, browser));
};

/** Counts as one failure what cannot be done at all. */
export const failOnce = (error: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  failures: [error instanceof Error ? error.message : String(error)],
});

/** Prints what failed and, as the last line, the counts. Returns the exit code. */
export const conclude = (outcomes: readonly Outcome[], print = console.log): number => {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) print(`\nFailed:\n${failures.join('\n')}`);
  const sum = (count: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
};
