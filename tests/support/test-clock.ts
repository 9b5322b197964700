/** A clock that a test can set. It runs on from there, if told so slower than real time. */
export const testClock = (startAt = '2026-11-21T12:00:00.000Z') => {
  let [at, realAt, speed] = [Date.parse(startAt), Date.now(), 1];
  const now = () => at + Math.floor((Date.now() - realAt) * speed);
  const set = (next: number) => {
    at = next;
    realAt = Date.now();
  };
  return {
    now,
    moveTo: (instant: string) => set(Date.parse(instant)),
    advance: (ms: number) => set(now() + ms),
    slowDown: (times: number) => {
      set(now());
      speed = 1 / times;
    },
  };
};
export type TestClock = ReturnType<typeof testClock>;
