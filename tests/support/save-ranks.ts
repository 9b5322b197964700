import type { Deps } from '~/app/ports/deps';
import type { SaveFacts } from '~/app/ports/picks';
import { makeSiteScope } from '~/app/ports/sessions';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { savePicks, type Ranking } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/shared/instant';

/** Saves a driver's list at the default site through the use case, as the driver's page does. */
const saveRanks =
  <Loaded extends { readonly stored: List | null }, List extends SaveFacts>(
    ranking: Ranking<Loaded, List>,
  ) =>
  async (deps: Deps, employeeId: string, ids: readonly string[]) => {
    const scope = makeSiteScope(defaultTenant, { role: 'driver', employeeId });
    const { site, company } = await deps.stores.sites.read(scope);
    const { items } = await deps.stores.drivers.list(scope);
    const driver = items.find((one) => one.employeeId === employeeId);
    if (!site || !company || !driver) throw new Error(`No driver ${employeeId}`);
    return savePicks({
      ranking,
      deps,
      access: { scope, site, company, driver },
      loaded: await ranking.load({ deps, scope, employeeId }),
      ids,
      receivedAt: toInstant(deps.clock.now()),
    });
  };

export const rankJobs = saveRanks(jobRanking);
export const rankWeeks = saveRanks(weekRanking);
