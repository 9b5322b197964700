import type { Call } from '~/app/ports/deps';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';

/**
 * The figures of the System Overview other than the companies: totals, requests for access, and the sign-ins of
 * the last day and week.
 */
export const readOverview = async ({ deps, now }: Call<'stores', { now: Instant }>) => {
  const { registrations, system } = deps.stores;
  const ago = (ms: number) => toInstant(toEpochMs(now) - ms);
  const [totals, requests, lastDay, lastWeek] = await Promise.all([
    system.totals(),
    registrations.totals(),
    system.signInsSince(ago(dayMs)),
    system.signInsSince(ago(7 * dayMs)),
  ]);
  return { totals, requests, signIns: { lastDay, lastWeek } };
};
