import { setTimeout } from 'node:timers/promises';

/** Returns a function that resolves at most `perSecond` times a second, at even distances, in the order of its calls. */
export const createPace = (
  perSecond: number,
  {
    now = () => performance.now(),
    sleep = (ms: number): Promise<void> => setTimeout(ms),
  }: { now?: () => number; sleep?: (ms: number) => Promise<void> } = {},
): (() => Promise<void>) => {
  let nextAt = 0;
  return async () => {
    const at = Math.max(now(), nextAt);
    nextAt = at + 1000 / perSecond;
    if (at > now()) await sleep(at - now());
  };
};
