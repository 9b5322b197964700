import type { Call } from '~/app/ports/deps';
import { toMinute } from '~/domain/status/readiness';
import type { Instant } from '~/domain/time/instant';

/**
 * Returns a function that records once a minute that the product is ready: that it answers, and that the store takes the
 * record. Throws if it is not ready.
 */
export const createMarkReady = ({
  deps: { stores, clock },
  isReady,
}: Call<'stores' | 'clock', { isReady: () => Promise<boolean> }>): (() => Promise<void>) => {
  let marked: Instant | null = null;
  return async () => {
    const minute = toMinute(clock.now());
    if (minute === marked) return;
    if (!(await isReady())) throw new Error('The product does not answer');
    await stores.status.markReady(minute);
    marked = minute;
  };
};
