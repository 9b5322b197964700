/** Whole seconds until the end of the fixed window around `now`; windows are counted from the epoch. */
export const secondsLeft = (now: number, windowMs: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);
