import { setImmediate } from 'node:timers/promises';

/** A clock that jumps to the end of the next sleep as soon as nothing else can run, for simulations of hours. */
export const createVirtualTime = () => {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        const at = now + ms;
        const place = sleepers.findIndex((sleeper) => sleeper.at > at);
        sleepers.splice(place < 0 ? sleepers.length : place, 0, { at, wake });
      }),
    /** Lets time pass until the work is done. The work may wait only for sleeps. */
    run: async <T>(work: Promise<T>): Promise<T> => {
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      work.then(done, done);
      for (;;) {
        await setImmediate();
        if (isDone) return work;
        const next = sleepers.shift();
        if (!next) throw new Error('The work waits for something that is no sleep.');
        now = next.at;
        next.wake();
      }
    },
  };
};
