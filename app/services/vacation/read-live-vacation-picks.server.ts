import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  picksByDriver,
  picksByWeek,
  type DriverPicks,
  type WeekPicks,
} from '~/domain/vacation/live-picks';
import type { Instant } from '~/domain/shared/instant';
import { readWeekSlots } from './read-week-slots.server';

/** Who has ranked which vacation weeks so far, listed by driver and by week. `now` is an ISO instant. */
export const readLiveVacationPicks = async ({
  deps,
  access: { scope },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  now: Instant;
}): Promise<{ drivers: DriverPicks[]; weeks: WeekPicks[] }> => {
  const [{ items }, lists, weeks] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.vacationPicks.recent(scope, now),
    readWeekSlots({ deps, scope }),
  ]);
  const drivers = picksByDriver(items, lists, weeks);
  return { drivers, weeks: picksByWeek(weeks, drivers) };
};
