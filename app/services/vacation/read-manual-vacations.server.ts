import type { AdminCall } from '~/app/ports/deps';
import { countSlots, type ManualVacation, type WeekSlots } from '~/domain/vacation/vacation-week';
import { readWeeks } from './read-weeks.server';

export interface ManualVacations {
  /** The manual assignments in the order they were made, with the drivers' names. */
  readonly manual: readonly (ManualVacation & { readonly name: string })[];
  readonly weeks: readonly WeekSlots[];
}

/** The weeks that the manual assignment form, and the existing assignments. */
export const readManualVacations = async ({
  deps,
  access: { scope },
}: AdminCall<'stores'>): Promise<ManualVacations> => {
  const [{ weeks, manual }, { items }] = await Promise.all([
    readWeeks({ deps, scope }),
    deps.stores.drivers.list(scope),
  ]);
  const names = new Map(items.map(({ employeeId, name }) => [employeeId, name]));
  return {
    manual: manual.map((one) => ({ ...one, name: names.get(one.driverId) ?? '' })),
    weeks: countSlots(weeks, manual),
  };
};
