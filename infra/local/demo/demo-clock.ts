import type { DemoClock } from './steps';

/** A clock that stands still until it is moved, so that every build stores the same times. */
export const createDemoClock = (): DemoClock => {
  let at = 0;
  return {
    now: () => at,
    moveTo: (instant) => {
      at = Date.parse(instant);
    },
  };
};
