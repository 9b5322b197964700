/** Whole seconds until the fixed window that `now` lies in is over; windows start at the epoch. */
export const secondsLeft = (now: number, windowMs: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);
