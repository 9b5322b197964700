import { setTimeout } from 'node:timers/promises';

/** The work's result, not before `ms` have passed: how long it took tells nobody what was done. */
export const atLeast = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, setTimeout(ms)]);
  return result;
};
