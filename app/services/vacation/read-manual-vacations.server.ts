import type { AdminCall } from '~/app/ports/deps';
import type { Driver } from '~/domain/drivers/driver';
import { listOpenWeeks } from '~/domain/vacation/closed-weeks';
import { countSlots, type ManualVacation, type WeekSlots } from '~/domain/vacation/vacation-week';
import { readWeeks } from './read-weeks.server';

export interface ManualVacations {
  /** The manual assignments in the order they were made, with the drivers' names. */
  readonly manual: readonly (ManualVacation & { readonly name: string })[];
  readonly drivers: readonly Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>[];
  /** Without closed weeks. */
  readonly weeks: readonly WeekSlots[];
}

/** The choices of the manual assignment form, and the existing assignments. */
export const readManualVacations = async ({
  deps,
  access: { scope },
}: AdminCall<'stores'>): Promise<ManualVacations> => {
  const [{ weeks, manual }, { items }] = await Promise.all([
    readWeeks({ deps, scope }),
    deps.stores.drivers.list(scope),
  ]);
  const drivers = items
    .map(({ employeeId, name, seniorityNumber }) => ({ employeeId, name, seniorityNumber }))
    .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
  const names = new Map(drivers.map(({ employeeId, name }) => [employeeId, name]));
  return {
    manual: manual.map((one) => ({ ...one, name: names.get(one.driverId) ?? '' })),
    drivers,
    weeks: countSlots(listOpenWeeks(weeks), manual),
  };
};
