import type { Deps } from '~/app/ports/deps';
import type { AwardInput } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { countSlots, type ManualVacation, type WeekSlots } from '~/domain/vacation/vacation-week';
import { struckWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';
import { readWeeks } from './read-weeks.server';

export interface LoadedVacations {
  readonly input: AwardInput;
  readonly weeks: readonly WeekSlots[];
  readonly picks: readonly VacationPicks[];
  readonly manual: readonly ManualVacation[];
}

/**
 * Everything that an award of vacation weeks reads, in the engine's format. `readLists` reads the drivers' lists; by
 * default all that were saved before this call.
 */
export const loadVacationAward = async ({
  deps,
  scope,
  site: { settings },
  company,
  readLists = () => deps.stores.vacationPicks.list(scope),
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  site: Site;
  company: Company;
  readLists?: () => Promise<readonly VacationPicks[]>;
}): Promise<LoadedVacations> => {
  const [{ items: drivers }, { weeks: stored, manual }, picks] = await Promise.all([
    deps.stores.drivers.list(scope),
    readWeeks({ deps, scope }),
    readLists(),
  ]);
  const weeks = countSlots(stored, manual);
  const input: AwardInput = {
    settings: awardSettings(settings, company.settings),
    drivers,
    jobs: [],
    preferences: [],
    manualAssignments: [],
    vacationWeeks: weeks.map(({ weekId, startDate, endDate, totalSlots, remainingSlots }) => ({
      weekId,
      startDate,
      endDate,
      totalSlots,
      remainingSlots,
    })),
    vacationPreferences: picks.map((list) => {
      const struck = struckWeeks(list);
      return {
        driverId: list.employeeId,
        preferences: list.weekIds,
        submissionTime: list.acceptedAt,
        ...(struck.length > 0 && { struck }),
      };
    }),
    manualVacationAssignments: manual.map(({ driverId, weekId }) => ({ driverId, weekId })),
  };
  return { input, weeks, picks, manual };
};
