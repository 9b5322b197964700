import type { Deps } from '~/app/ports/deps';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { readJobLists } from '~/app/services/picks/read-lists.server';
import { compareSeniority } from '~/domain/award/award-input';
import type { SiteScope } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import { listWithoutList } from '~/domain/selection/without-list';
import type { Instant } from '~/domain/shared/instant';
import type { Site } from '~/domain/site/site';

/** The drivers who take a turn in the period but of whom no list takes part, most senior first. */
export const findWithoutList = async ({
  deps,
  scope,
  site,
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  site: Site;
  now: Instant;
}): Promise<Driver[]> => {
  const [{ items }, { lists }, absences] = await Promise.all([
    deps.stores.drivers.list(scope),
    readJobLists({ deps, scope, site, now }),
    loadAbsences({ deps, scope, site }),
  ]);
  const drivers = items.map((driver) => ({
    ...driver,
    onVacation: absences.get(driver.employeeId),
  }));
  return listWithoutList(drivers, lists, site).toSorted(compareSeniority);
};
