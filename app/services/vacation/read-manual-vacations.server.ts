import type { AdminCall } from '~/app/ports/deps';
import { compareWeeks } from '~/domain/shared/compare-weeks';
import { listOpenWeeks } from '~/domain/vacation/closed-weeks';
import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
  type WeekSlots,
} from '~/domain/vacation/vacation-week';
import { readHeldWeeks } from './read-held-weeks.server';
import { readWeeks } from './read-weeks.server';

export interface ManualVacations {
  /** The manual assignments by their weeks' dates, with the drivers' names. */
  readonly manual: readonly (ManualVacation & { readonly name: string })[];
  /** Without closed weeks. */
  readonly weeks: readonly WeekSlots[];
  /** Whether some driver may hold more than one week. */
  readonly hasSeveral: boolean;
}

/** By the dates of the weeks; those of one week in the order in which they were made. */
const sortByWeek = (
  manual: readonly ManualVacation[],
  weeks: readonly VacationWeek[],
): ManualVacation[] => {
  const places = new Map(weeks.toSorted(compareWeeks).map(({ weekId }, at) => [weekId, at]));
  const getPlace = ({ weekId }: ManualVacation) => places.get(weekId) ?? Infinity;
  return manual.toSorted((a, b) => getPlace(a) - getPlace(b));
};

/** The weeks of the manual assignment form, and the existing assignments. */
export const readManualVacations = async ({
  deps,
  access,
}: AdminCall<'stores'>): Promise<ManualVacations> => {
  const { scope } = access;
  const [{ weeks, manual }, { items }, held] = await Promise.all([
    readWeeks({ deps, scope }),
    deps.stores.drivers.list(scope),
    readHeldWeeks({ deps, access }),
  ]);
  const names = new Map(items.map(({ employeeId, name }) => [employeeId, name]));
  return {
    manual: sortByWeek(manual, weeks).map((one) => ({
      ...one,
      name: names.get(one.driverId) ?? '',
    })),
    weeks: countSlots(listOpenWeeks(weeks).toSorted(compareWeeks), manual, held),
    hasSeveral: items.some(({ vacationWeeks = 1 }) => vacationWeeks > 1),
  };
};
