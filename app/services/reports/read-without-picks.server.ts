import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { readJobLists } from '~/app/services/picks/read-lists.server';
import { findWithoutPicks, type WithoutPicks } from '~/domain/reports/without-picks';
import type { Instant } from '~/domain/shared/instant';

/** The eligible drivers at work who have not saved in the period, apart from those whose earlier list takes part. */
export const readWithoutPicks = async ({
  deps,
  access: { scope, site, company },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  now: Instant;
}): Promise<WithoutPicks> => {
  const [drivers, jobs, { lists, seal }, absences] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    readJobLists({ deps, scope, site, now }),
    loadAbsences({ deps, scope, site }),
  ]);
  return findWithoutPicks({
    drivers: drivers.items.filter(({ employeeId }) => !absences.has(employeeId)),
    jobs: jobs.items,
    lists,
    period: {
      periodId: site.window.periodId,
      standingPicks: site.settings.standingPicks,
    },
    rules: company.settings,
    isSealed: seal !== null,
  });
};
