import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime, answerLimitMs } from '~/functions/web/answer-in-time';

const english = new Headers();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('passes on a response that begins in time, and its failure', async () => {
  const response = new Response('page');
  expect(await answerInTime(Promise.resolve(response), english)).toBe(response);
  await expect(answerInTime(Promise.reject(new Error('gone')), english)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['en', 'took too long'],
  ['es', 'tardó demasiado'],
])('answers 503 in the language %s for a response that does not begin', async (language, text) => {
  const sent = new Headers({ 'accept-language': language });
  const answering = answerInTime(new Promise(() => undefined), sent);
  await vi.advanceTimersByTimeAsync(answerLimitMs);
  const late = await answering;
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).toBe('5');
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.text()).toContain(text);
});
