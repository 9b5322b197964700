import type { TestClock } from '~/tests/support/test-clock';

/** A clock that runs, `slower` times as slow as real time, for work whose leases and deadlines must pass. */
export const runningClock = (slower = 1): TestClock => {
  let [at, realAt] = [Date.parse('2026-11-21T12:00:00.000Z'), performance.now()];
  const now = () => at + Math.floor((performance.now() - realAt) / slower);
  const set = (next: number) => {
    at = next;
    realAt = performance.now();
  };
  return {
    now,
    moveTo: (instant) => set(Date.parse(instant)),
    advance: (ms) => set(now() + ms),
  };
};
