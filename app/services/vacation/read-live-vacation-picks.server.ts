import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  picksByDriver,
  picksByWeek,
  type DriverPicks,
  type WeekPicks,
} from '~/domain/vacation/live-picks';
import { readWeekSlots } from './read-week-slots.server';

/** Who has ranked which vacation weeks so far, listed by driver and by week. */
export const readLiveVacationPicks = async ({
  deps,
  access: { scope },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<{ drivers: DriverPicks[]; weeks: WeekPicks[] }> => {
  const [{ items }, picks, weeks] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.vacationPicks.list(scope),
    readWeekSlots({ deps, scope }),
  ]);
  const drivers = picksByDriver(items, picks, weeks);
  return { drivers, weeks: picksByWeek(weeks, drivers) };
};
