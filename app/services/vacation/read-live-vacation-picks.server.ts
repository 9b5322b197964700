import type { AdminCall } from '~/app/ports/deps';
import { readRecentWeekLists } from '~/app/services/picks/read-lists.server';
import type { Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import {
  picksByDriver,
  picksByWeek,
  type DriverPicks,
  type WeekPicks,
} from '~/domain/vacation/live-picks';
import { readWeekSlots } from './read-weeks.server';

/**
 * Who has ranked which vacation weeks so far, listed by driver and by week; with a seal, only who has saved. `now` is an
 * ISO instant.
 */
export const readLiveVacationPicks = async ({
  deps,
  access,
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<{
  seal: Seal | null;
  drivers: DriverPicks[];
  weeks: WeekPicks[];
}> => {
  const { scope, site } = access;
  const [{ items }, { lists, seal }, weeks] = await Promise.all([
    deps.stores.drivers.list(scope),
    readRecentWeekLists({ deps, scope, site, now }),
    readWeekSlots({ deps, access }),
  ]);
  const drivers = picksByDriver(items, lists, weeks);
  return { seal, drivers, weeks: picksByWeek(weeks, drivers) };
};
