import type { ScopeCall } from '~/app/ports/deps';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { loadLeave } from '~/app/services/award/load-leave.server';
import { readJobLists } from '~/app/services/picks/read-lists.server';
import { compareSeniority, takesTurn } from '~/domain/award/award-input';
import type { Company } from '~/domain/company/company';
import type { Driver } from '~/domain/drivers/driver';
import { groupWaiting } from '~/domain/picks/carried-over';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/**
 * The drivers who take a turn in the period and have not saved in it, most senior first: those whom the award will find
 * without picks, and those whose earlier list takes part.
 */
export const readWaiting = async ({
  deps,
  scope,
  site,
  company,
  now,
}: ScopeCall<'stores', { site: Site; company: Pick<Company, 'settings'>; now: Instant }>): Promise<{
  none: Driver[];
  carriedOver: Driver[];
}> => {
  const [drivers, jobs, { lists, seal }, absences, leave] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    readJobLists({ deps, scope, site, now }),
    loadAbsences({ deps, scope, site }),
    loadLeave({ deps, scope, site }),
  ]);
  const taking = drivers.items.filter((driver) =>
    takesTurn({
      ...driver,
      onVacation: absences.get(driver.employeeId),
      onLeave: leave.get(driver.employeeId),
    }),
  );
  return groupWaiting(taking.toSorted(compareSeniority), {
    lists,
    jobs: jobs.items,
    period: { periodId: site.window.periodId, standingPicks: site.settings.standingPicks },
    rules: company.settings,
    isSealed: seal !== null,
  });
};
