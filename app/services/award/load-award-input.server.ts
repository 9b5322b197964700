import type { PlacedAssignment } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import { pickDriver, type AwardInput, type PreferenceRecord } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import {
  putOnTop,
  rememberChains,
  strikeFreed,
  type ChainMemory,
} from '~/domain/award/record/free-jobs';
import { pickJob } from '~/domain/award/record/published-facts';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import { takesPart } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import { presentAward } from '~/domain/selection/past-awards';
import type { Site } from '~/domain/site/site';
import { loadAbsences } from './load-absences.server';
import { loadLeave } from './load-leave.server';
import { addApproved, readJobTrades, type AwardTrades } from './load-trades.server';
import { readRecord } from './read-record.server';

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

const nothing: ChainMemory = { struck: [], away: [], taken: [] };

/** What is kept in mind of drivers who are still listed. */
const remember = (
  lists: readonly PreferenceRecord[],
  { struck, taken }: ChainMemory,
  drivers: readonly Pick<Driver, 'employeeId'>[],
) => {
  const ids = new Set(drivers.map(({ employeeId }) => employeeId));
  const isListed = ({ driverId }: { readonly driverId: string }) => ids.has(driverId);
  return strikeFreed(putOnTop(lists, taken.filter(isListed)), { struck: struck.filter(isListed) });
};

/** What the present period's version keeps in mind of jobs that were passed on. Read only if some were. */
const readMemory = async ({ deps, scope, site }: JobsLoading): Promise<ChainMemory> => {
  const { hasPassedOn } = site.window;
  const record = hasPassedOn
    ? await readRecord({ deps, scope, ...presentAward(site.window) })
    : null;
  return record ? rememberChains(record.input) : nothing;
};

/** What an award of the site's current period reads, as it is stored. */
export const readAwardParts = async (loading: JobsLoading) => {
  const { deps, scope, site, company, readLists } = loading;
  const { window: selection, settings } = site;
  const memory = await readMemory(loading);
  const [drivers, jobs, picks, manual, absences, leave, trades] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    readLists(),
    deps.stores.manual.list(scope, selection.periodId),
    loadAbsences({ deps, scope, site }),
    loadLeave({ deps, scope, site, away: new Set(memory.away) }),
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
    memory,
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
  memory,
}: AwardParts): LoadedAward => {
  const lists = picks
    .filter((list) => takesPart(list, period))
    .map(({ employeeId, jobIds, acceptedAt }) => ({
      driverId: employeeId,
      preferences: jobIds,
      submissionTime: acceptedAt,
    }));
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
    preferences: remember(lists, memory, drivers),
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
