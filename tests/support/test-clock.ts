/** A clock that stands until a test moves it. */
export const testClock = (startAt = '2026-11-21T12:00:00.000Z') => {
  let at = Date.parse(startAt);
  return {
    now: () => at,
    moveTo: (instant: string) => {
      at = Date.parse(instant);
    },
    advance: (ms: number) => {
      at += ms;
    },
  };
};
export type TestClock = ReturnType<typeof testClock>;
