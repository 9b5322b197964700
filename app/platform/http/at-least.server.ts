import { setTimeout } from 'node:timers/promises';

/** Waits at least `ms` for the result, so that the response time does not reveal what was done. */
export const atLeast = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, setTimeout(ms)]);
  return result;
};
