import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeMajor } from '~/infra/aws/runtime';
import { root } from '~/infra/local/build';
import { findLambdaNode } from '~/tests/support/lambda-node';

const run = promisify(execFile);

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}
/** Variables of this test run, which would change the inner one. */
const isOurs = /^(VITEST|NODE_ENV$|NODE_OPTIONS$)/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-selection-lambda-node-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Finds the Node of the functions. Its installation, the first time, is announced. */
const findNode = (): string => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const node = findLambdaNode();
  vi.mocked(console.error).mockClear();
  return node;
};

test('the bundles pass their tests on the Node version of the functions', async () => {
  const node = findNode();
  const { stdout: version } = await run(node, ['--version']);
  expect(version).toMatch(new RegExp(`^v${nodeMajor}\\.`));

  const report = join(folder, 'report.json');
  const variables = Object.entries(process.env).filter(([name]) => !isOurs.test(name));
  const command = ['node_modules/vitest/vitest.mjs', 'run', 'tests/infra/bundles.test.ts'];
  const options = ['--config', 'infra/tooling/vitest.config.ts', '--reporter=json'];
  const ended = await run(node, [...command, ...options, `--outputFile=${report}`], {
    cwd: root,
    env: Object.fromEntries(variables) as NodeJS.ProcessEnv,
    maxBuffer: 2 ** 26,
  }).catch((error: Error) => error);
  if (!existsSync(report)) throw new Error('The tests did not run.', { cause: ended });
  const { success, numPassedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed');
  expect(failures).toEqual([]);
  expect(success).toBe(true);
  expect(numPassedTests).toBeGreaterThan(10);
});
