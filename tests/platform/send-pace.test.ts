import { expect, test } from 'vitest';
import { createPace } from '~/app/platform/mail/send-pace.server';

/** A pace on a clock that the test moves. `waits` are the times in milliseconds that callers were made to wait. */
const setUp = (perSecond: number) => {
  const clock = { now: 0 };
  const waits: number[] = [];
  const waitForTurn = createPace(perSecond, {
    now: () => clock.now,
    sleep: async (ms) => void waits.push(ms),
  });
  return { clock, waits, waitForTurn };
};

test('gives the first turn at once, and the next ones at even distances', async () => {
  const { waits, waitForTurn } = setUp(10);
  await Promise.all([waitForTurn(), waitForTurn(), waitForTurn()]);
  expect(waits).toEqual([100, 200]);
});

test('saves no turns up while nobody asks', async () => {
  const { clock, waits, waitForTurn } = setUp(1);
  await waitForTurn();
  clock.now = 60_000;
  await Promise.all([waitForTurn(), waitForTurn()]);
  expect(waits).toEqual([1000]);
});
