import type { AdminSession } from '~/app/ports/sessions';
import { readRecord } from '~/app/services/award/read-record.server';
import type { Deps } from '~/app/ports/deps';
import { award } from '~/domain/award/award';
import { submission } from '~/domain/selection/metrics';
import { getAwardInForce } from '~/domain/site/current-award';
import { loadVacationAward } from './load-vacation-award.server';

export interface VacationDashboard {
  readonly submissions: ReturnType<typeof submission>;
  readonly weeks: { readonly count: number; readonly totalSlots: number };
  /**
   * How many drivers the published award gives a week; before the first publication, how many the current picks would.
   */
  readonly assignedDrivers: number;
}

/** The figures of the vacation dashboard. A driver who has saved an empty list has submitted. */
export const readVacationDashboard = async ({
  deps,
  access: { scope, site, company },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<VacationDashboard> => {
  const inForce = getAwardInForce(site, 'vacations');
  const [{ input, picks, weeks }, record] = await Promise.all([
    loadVacationAward({ deps, scope, site, company }),
    inForce ? readRecord({ deps, scope, ...inForce }) : null,
  ]);
  const saved = new Set(picks.map(({ employeeId }) => employeeId));
  const eligible = input.drivers.filter((driver) => driver.isEligible);
  const submitted = eligible.filter(({ employeeId }) => saved.has(employeeId));
  const { vacations } = record?.output ?? award(input);
  return {
    submissions: submission(submitted.length, eligible.length),
    weeks: {
      count: weeks.length,
      totalSlots: weeks.reduce((sum, { totalSlots }) => sum + totalSlots, 0),
    },
    assignedDrivers: new Set(vacations.map(({ driverId }) => driverId)).size,
  };
};
