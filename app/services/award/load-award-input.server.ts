import type { PlacedAssignment } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import type { AwardInput } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import { takesPart } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { loadAbsences } from './load-absences.server';
import { addApproved, readApproved, type AwardTrades } from './load-trades.server';

export interface LoadedAward {
  readonly input: AwardInput;
  readonly picks: readonly PickList[];
  readonly manual: readonly PlacedAssignment[];
  /** The approved trades, which the input has. */
  readonly trades: AwardTrades;
}

/**
 * Everything that an award of the site's current period reads, in the engine's format. `readLists` reads the drivers'
 * lists: publishing reads the stored ones, and pages what they may show (`loadShownAward`).
 */
export const loadAwardInput = async ({
  deps,
  scope,
  site,
  company,
  readLists,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  site: Site;
  company: Company;
  readLists: () => Promise<readonly PickList[]>;
}): Promise<LoadedAward> => {
  const { window, settings } = site;
  const [drivers, jobs, picks, manual, absences, approved] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    readLists(),
    deps.stores.manual.list(scope, window.periodId),
    loadAbsences({ deps, scope, site }),
    // Without a published version there is nothing to trade.
    window.awardVersion > 0 ? readApproved(deps, scope, window.periodId) : [],
  ]);
  const period = { periodId: window.periodId, standingPicks: settings.standingPicks };
  const input: AwardInput = {
    settings: awardSettings(settings, company.settings),
    drivers: drivers.items.map((driver) => {
      const onVacation = absences.get(driver.employeeId);
      return onVacation ? { ...driver, onVacation } : driver;
    }),
    jobs: jobs.items.map(({ jobId, startTime, isAirport, weekDays, places }) => ({
      jobId,
      startTime,
      isAirport,
      weekDays,
      ...(places !== undefined && { places }),
    })),
    preferences: picks
      .filter((list) => takesPart(list, period))
      .map(({ employeeId, jobIds, acceptedAt }) => ({
        driverId: employeeId,
        preferences: jobIds,
        submissionTime: acceptedAt,
      })),
    manualAssignments: manual.map(({ driverId, jobId }) => ({ driverId, jobId })),
    vacationWeeks: [],
    vacationPreferences: [],
    manualVacationAssignments: [],
  };
  return { ...addApproved(input, 'jobs', { approved }), picks, manual };
};
