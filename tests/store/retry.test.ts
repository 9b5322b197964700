import { expect, test } from 'vitest';
import { withRetries } from '~/app/store/dynamo/retry.server';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import { storeError } from '~/tests/support/store-faults';

/** Time that passes only by sleeps and by what `attempt` takes, and the longest of every random wait. */
const createTime = () => {
  let atMs = 1_000;
  const sleeps: number[] = [];
  const limits: number[] = [];
  return {
    pass: (ms: number) => void (atMs += ms),
    sleeps,
    limits,
    time: {
      now: () => atMs,
      sleep: async (ms: number) => {
        sleeps.push(ms);
        atMs += ms;
      },
      random: () => 1,
      abortAfter: (ms: number) => {
        limits.push(ms);
        return new AbortController().signal;
      },
    },
  };
};
const throttle = () => Promise.reject(storeError('ThrottlingException'));
const timeout = { name: 'StoreTimeout', cause: { name: 'ThrottlingException' } };

test('waits twice as long after each attempt, at most half a second, and until the deadline in all', async () => {
  const { time, sleeps, limits } = createTime();
  const tried = withRetries({ deadlineMs: 2_000 }, throttle, time);
  await expect(tried).rejects.toMatchObject(timeout);
  expect(sleeps).toEqual([20, 40, 80, 160, 320, 500, 500, 380]);
  expect(limits).toEqual([2_000, 1_980, 1_940, 1_860, 1_700, 1_380, 880, 380]);
});

test('ends at the deadline of its work, if that comes first', async () => {
  const { time, sleeps } = createTime();
  await countStoreCalls({ calls: 0, units: 0, endsAt: 1_100 }, () =>
    expect(withRetries({ deadlineMs: 2_000 }, throttle, time)).rejects.toMatchObject(timeout),
  );
  expect(sleeps).toEqual([20, 40, 40]);
});

test('gives an attempt three seconds, or what is left, and starts none after the deadline', async () => {
  const { time, pass, limits } = createTime();
  const hang = () => {
    pass(limits.at(-1)!);
    return Promise.reject(storeError('TimeoutError'));
  };
  await expect(withRetries({ deadlineMs: 5_000 }, hang, time)).rejects.toMatchObject({
    name: 'StoreTimeout',
  });
  expect(limits).toEqual([3_000, 1_980]);
});
