import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/**
 * Every property runs with the same inputs each time, so that a change passes or fails by what it changes. Before a
 * release, `FAST_CHECK_SEED=random` takes other inputs (or another number, those of a run that failed: a failure
 * prints its seed) and `FAST_CHECK_TIMES=30` takes thirty times as many.
 */
const { FAST_CHECK_SEED = '20261128', FAST_CHECK_TIMES = '1' } = process.env;

const readNumber = (name: string, text: string) => {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'`);
  return Number(text);
};
const times = readNumber('FAST_CHECK_TIMES', FAST_CHECK_TIMES);
const seed =
  FAST_CHECK_SEED === 'random'
    ? randomInt(2 ** 31)
    : readNumber('FAST_CHECK_SEED', FAST_CHECK_SEED);

/** How often a property runs that needs another number of inputs than most. */
export const runs = (usually: number) => ({ numRuns: usually * times });

/** Whether the tests before a release run, which may try more than the gate. */
export const isBeforeRelease = times > 1;

fc.configureGlobal({ seed, ...runs(100) });
