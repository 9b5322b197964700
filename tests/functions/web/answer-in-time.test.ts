import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime, answerLimitMs } from '~/functions/web/answer-in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('passes on a response that begins in time, and its failure', async () => {
  const response = new Response('page');
  expect(await answerInTime(Promise.resolve(response))).toBe(response);
  await expect(answerInTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('answers 503 for a response that does not begin', async () => {
  const answering = answerInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(answerLimitMs);
  const { status, headers } = await answering;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
