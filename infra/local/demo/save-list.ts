import type { Deps } from '~/app/ports/deps';
import type { SaveFacts } from '~/app/ports/picks';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { savePicks, type Ranking } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { asDriver } from './depot';

/** Saves a driver's list at a site, the default one if none is named, as the driver's page does. */
const createSave =
  <Loaded extends { readonly stored: List | null }, List extends SaveFacts>(
    ranking: Ranking<Loaded, List>,
  ) =>
  async (
    deps: Deps,
    employeeId: string,
    ids: readonly string[],
    tenant: Tenant = defaultTenant,
  ) => {
    const receivedAt = toInstant(deps.clock.now());
    const access = await asDriver({ deps }, employeeId, tenant);
    const loaded = await ranking.load({ deps, scope: access.scope, employeeId });
    return savePicks({ ranking, deps, access, loaded, ids, receivedAt });
  };

export const saveJobs = createSave(jobRanking);
export const saveWeeks = createSave(weekRanking);
