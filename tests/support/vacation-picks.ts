import { makeSiteScope } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import { toInstant } from '~/domain/shared/instant';
import { defaultTenant } from '~/domain/company/scope';

/** Saves a driver's ranked weeks at the default site through the use case, as their page does. */
export const rankWeeks = async (deps: Deps, employeeId: string, weekIds: readonly string[]) => {
  const scope = makeSiteScope(defaultTenant, { role: 'driver', employeeId });
  const { site, company } = await deps.stores.sites.read(scope);
  const { items } = await deps.stores.drivers.list(scope);
  const driver = items.find((one) => one.employeeId === employeeId);
  if (!site || !company || !driver) throw new Error(`No driver ${employeeId}`);
  return savePicks({
    ranking: weekRanking,
    deps,
    access: { scope, site, company, driver, signedInBy: 'id' },
    loaded: await weekRanking.load({ deps, scope, employeeId }),
    ids: weekIds,
    receivedAt: toInstant(deps.clock.now()),
  });
};
