import { expect, test } from 'vitest';
import { decideRequest, keptAnswerMs, type KeptAnswer } from '~/domain/api/kept-answer';

const begunAt = 1_795_000_000_000;
const running: KeptAnswer = { id: '01A', digest: 'abc', begunAt, answer: null };
const answered = { ...running, answer: { rows: 3 } };

test.each([
  ['a new request', null, 'abc', 0, 'run'],
  ['the same request again', answered, 'abc', 1_000, 'repeat'],
  ['another request with the key', answered, 'xyz', 1_000, 'other-request'],
  ['the same request while it runs', running, 'abc', 10_999, 'running'],
  ['a request that was broken off', running, 'abc', 11_000, 'run'],
  ['another request while one runs', running, 'xyz', 1_000, 'other-request'],
  ['an answer of yesterday', answered, 'abc', keptAnswerMs, 'run'],
  ['the key of yesterday', answered, 'xyz', keptAnswerMs, 'run'],
] as const)('decides about %s', (_, kept, digest, after, decided) => {
  expect(decideRequest(kept, digest, begunAt + after)).toBe(decided);
});
