import { dirname, relative } from 'node:path';
import type { PlaywrightReport, Suite } from './story-report';

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A color of a terminal. */
const COLOR = /\u001B\[[\d;]*m/g;
const firstLine = (message = '') => message.replace(COLOR, '').split('\n')[0];

const failedStories = (suite: Suite): string[] => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        const [kept] =
          failed?.attachments?.flatMap(({ path }) => (path ? [dirname(path)] : [])) ?? [];
        return [
          `${spec.file} › ${spec.title} [${projectName}]: ${firstLine(failed?.error?.message)}`,
          `  npm run test:stories -- --project=${projectName} ${spec.file}:${spec.line}`,
          ...(kept ? [`  picture, console, server log and clock: ${kept}`] : []),
        ].join('\n');
      }),
  ),
  ...(suite.suites ?? []).flatMap(failedStories),
];

const runAlone = 'npx vitest run --config infra/tooling/vitest.config.ts';
/** A name as a pattern in a shell: Vitest's `-t` takes a regular expression. */
const quote = (name: string) =>
  `'${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", `'\\''`)}'`;

/**
 * The failed tests of two reports: file, name, and the first line of what went wrong; below it how to run the test alone,
 * and where a story's picture, console and server log are. What went wrong outside a test, such as a file that does not
 * load, has no such lines.
 */
export const failedTests = (
  unit: VitestReport | null,
  stories: PlaywrightReport | null,
): string[] => [
  ...(unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) =>
      [
        `${name} › ${fullName}: ${firstLine(failureMessages[0])}`,
        `  ${runAlone} ${relative('', name)} -t ${quote(fullName)}`,
      ].join('\n'),
    );
  }),
  ...(stories?.errors ?? []).map(({ message }) => `stories: ${firstLine(message)}`),
  ...(stories?.suites ?? []).flatMap(failedStories),
];
