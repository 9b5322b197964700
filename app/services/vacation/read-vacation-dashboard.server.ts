import type { AdminCall } from '~/app/ports/deps';
import { readRecord } from '~/app/services/award/read-record.server';
import { award } from '~/domain/award/award';
import { submission } from '~/domain/selection/metrics';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { listOpenWeeks } from '~/domain/vacation/closed-weeks';
import { loadShownVacations } from './load-shown-vacations.server';

export interface VacationDashboard {
  readonly submissions: ReturnType<typeof submission>;
  /** Without closed weeks. */
  readonly weeks: { readonly count: number; readonly totalSlots: number };
  /**
   * How many drivers the published award gives a week; before the first publication, how many the current picks would, or
   * null while lists are sealed.
   */
  readonly assignedDrivers: number | null;
}

/** The figures of the vacation dashboard. A driver who has saved an empty list has submitted. */
export const readVacationDashboard = async ({
  deps,
  access,
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<VacationDashboard> => {
  const { scope, site } = access;
  const inForce = getAwardInForce(site, 'vacations');
  const [{ input, picks, weeks, seal }, record] = await Promise.all([
    loadShownVacations({ deps, access, now }),
    inForce ? readRecord({ deps, scope, ...inForce }) : null,
  ]);
  const saved = new Set(picks.map(({ employeeId }) => employeeId));
  const eligible = input.drivers.filter((driver) => driver.isEligible);
  const submitted = eligible.filter(({ employeeId }) => saved.has(employeeId));
  const shown = record?.output ?? (seal ? null : award(input));
  const open = listOpenWeeks(weeks);
  return {
    submissions: submission(submitted.length, eligible.length),
    weeks: {
      count: open.length,
      totalSlots: open.reduce((sum, { totalSlots }) => sum + totalSlots, 0),
    },
    assignedDrivers: shown && new Set(shown.vacations.map(({ driverId }) => driverId)).size,
  };
};
