/** What is read of Vitest's JSON report. */
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

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside a test. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

/** A color of a terminal. */
const COLOR = /\u001B\[[\d;]*m/g;
const firstLine = (message = '') => message.replace(COLOR, '').split('\n')[0];

const failedStories = (suite: PlaywrightSuite): string[] => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `${spec.file} › ${spec.title} [${projectName}]: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
      ),
  ),
  ...(suite.suites ?? []).flatMap(failedStories),
];

/**
 * The failed tests of two reports, a line each: file, name, and the first line of what went wrong. What went wrong
 * outside a test, such as a file that does not load, is a line of its own.
 */
export const failedTests = (
  unit: VitestReport | null,
  stories: PlaywrightReport | null,
): string[] => [
  ...(unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  }),
  ...(stories?.errors ?? []).map(({ message }) => `stories: ${firstLine(message)}`),
  ...(stories?.suites ?? []).flatMap(failedStories),
];
