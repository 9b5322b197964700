import type { PlacedAssignment } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import { pickDriver, type AwardInput } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import { pickJob } from '~/domain/award/record/published-facts';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import { takesPart } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import type { Site } from '~/domain/site/site';
import { loadAbsences } from './load-absences.server';
import { loadLeave } from './load-leave.server';
import { addApproved, readJobTrades, type AwardTrades } from './load-trades.server';

export interface LoadedAward {
  readonly input: AwardInput;
  readonly picks: readonly PickList[];
  readonly manual: readonly PlacedAssignment[];
  /** The approved trades, which the input has. */
  readonly trades: AwardTrades;
}

/** Whose award is loaded, and from which lists. */
export interface AwardLoading<List> {
  readonly deps: Pick<Deps, 'stores'>;
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  /**
   * Reads the drivers' lists: publishing reads the stored ones, and pages what they may show (`loadShownAward`,
   * `loadShownVacations`).
   */
  readonly readLists: () => Promise<readonly List[]>;
}
type JobsLoading = AwardLoading<PickList>;

/** What an award of the site's current period reads, as it is stored. */
export const readAwardParts = async ({ deps, scope, site, company, readLists }: JobsLoading) => {
  const { window: selection, settings } = site;
  const [drivers, jobs, picks, manual, absences, leave, trades] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    readLists(),
    deps.stores.manual.list(scope, selection.periodId),
    loadAbsences({ deps, scope, site }),
    loadLeave({ deps, scope, site }),
    // Without a published version there is nothing to trade.
    selection.awardVersion > 0
      ? readJobTrades(deps, scope, {
          periodId: selection.periodId,
          version: selection.awardVersion,
        })
      : { approved: [] },
  ]);
  return {
    settings: awardSettings(settings, company.settings),
    site: { siteName: site.name, timeZone: site.timeZone },
    period: { periodId: selection.periodId, standingPicks: settings.standingPicks },
    drivers: drivers.items,
    jobs: jobs.items,
    picks,
    manual,
    absences,
    leave,
    trades,
  };
};
export type AwardParts = Awaited<ReturnType<typeof readAwardParts>>;

export const toLoadedAward = ({
  settings,
  site,
  period,
  drivers,
  jobs,
  picks,
  manual,
  absences,
  leave,
  trades,
}: AwardParts): LoadedAward => {
  const input: AwardInput = {
    settings,
    site,
    drivers: drivers.map((driver) =>
      pickDriver({
        ...driver,
        onVacation: absences.get(driver.employeeId),
        onLeave: leave.get(driver.employeeId),
      }),
    ),
    jobs: jobs.map(pickJob),
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
  return { ...addApproved(input, 'jobs', trades), picks, manual };
};

/** Everything that an award of the site's current period reads, in the engine's format. */
export const loadAwardInput = async (loading: JobsLoading): Promise<LoadedAward> =>
  toLoadedAward(await readAwardParts(loading));
