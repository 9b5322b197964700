import { beforeEach, expect, test, vi } from 'vitest';
import { answerInTime, answerLimitMs } from '~/functions/web/answer-in-time';

const english = new Request('https://jobs.example.com/');
beforeEach(() => {
  vi.useFakeTimers();
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
  const headers = { 'accept-language': language };
  const sent = new Request('https://jobs.example.com/', { headers });
  const answering = answerInTime(new Promise(() => undefined), sent);
  await vi.advanceTimersByTimeAsync(answerLimitMs);
  const late = await answering;
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).toBe('5');
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.text()).toContain(text);
});

test('answers a program that waits with a problem', async () => {
  const sent = new Request('https://jobs.example.com/api/v1/drivers');
  const answering = answerInTime(new Promise(() => undefined), sent);
  await vi.advanceTimersByTimeAsync(answerLimitMs);
  const late = await answering;
  expect([late.status, late.headers.get('content-type')]).toEqual([
    503,
    'application/problem+json',
  ]);
});
