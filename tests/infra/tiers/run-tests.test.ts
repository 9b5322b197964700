import { expect, test } from 'vitest';
import { conclude, expectRan, failOnce } from '~/infra/local/tiers/run-tests';

const specs = [{ title: 'opens', file: 'week.spec.ts', line: 1, tags: [], tests: [] }];
const stories = {
  ...{ stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [] },
  suites: [{ title: 'week.spec.ts', specs }],
};
const good = { passed: 1, failed: 0, failures: [], stories };

test('a story that was listed and did not run has failed', () => {
  expect(expectRan(['week.spec.ts › opens'], good)).toEqual(good);
  expect(expectRan(['week.spec.ts › opens', 'week.spec.ts › closes'], good)).toMatchObject({
    ...{ passed: 1, failed: 1, failures: ['week.spec.ts › closes: did not run'] },
  });
});

test('every story has failed if there is no report', () => {
  const broken = { passed: 0, failed: 1, failures: [], stories: null };
  expect(expectRan(['week.spec.ts › opens'], broken)).toMatchObject({ failed: 2 });
});

test('the last line sums up all runners, and the exit code is theirs', () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const bad = { passed: 2, failed: 1, failures: ['closes: no'] };
  expect(conclude([good, bad, failOnce(new Error('No list.'))], print)).toBe(1);
  expect(lines).toEqual(['\nFailed:\ncloses: no\nNo list.', '\n3 passed, 2 failed']);
  expect(conclude([good], print)).toBe(0);
});
