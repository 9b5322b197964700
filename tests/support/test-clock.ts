/** A clock that a test can set. It runs on from there. */
export const testClock = (startAt = '2026-11-21T12:00:00.000Z') => {
  let offset = Date.parse(startAt) - Date.now();
  return {
    now: () => Date.now() + offset,
    moveTo: (instant: string) => {
      offset = Date.parse(instant) - Date.now();
    },
    advance: (ms: number) => {
      offset += ms;
    },
  };
};
export type TestClock = ReturnType<typeof testClock>;
