import { expect, test } from 'vitest';
import { createStoreProbe } from '~/functions/web/store-probe';

const aProbe = () => {
  let now = 0;
  const pings: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  const probe = createStoreProbe({
    ping: () =>
      new Promise((resolve, reject) => {
        pings.push({ resolve, reject });
      }),
    onFailure: (error) => failures.push(error),
    now: () => now,
  });
  return { probe, pings, failures, pass: (ms: number) => (now += ms) };
};

test('shares one probe among a thousand requests at once', async () => {
  const { probe, pings, pass } = aProbe();
  const early = Array.from({ length: 500 }, probe);
  pass(5_000);
  const late = Array.from({ length: 500 }, probe);
  expect(pings).toHaveLength(1);
  pings[0]!.resolve();
  expect(new Set(await Promise.all([...early, ...late]))).toEqual(new Set([true]));
});

test('caches a result for a second, good or bad, and logs it once', async () => {
  const { probe, pings, failures, pass } = aProbe();
  const first = probe();
  pings[0]!.reject(new Error('down'));
  expect(await first).toBe(false);
  pass(999);
  expect(await probe()).toBe(false);
  expect([pings.length, failures.length]).toEqual([1, 1]);
  pass(1);
  const second = probe();
  pings[1]!.resolve();
  expect(await second).toBe(true);
});
