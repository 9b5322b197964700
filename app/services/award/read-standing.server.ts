import type { DriverSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { runAward } from '~/domain/award/award';
import { awardOf, safeDepthOf, type DriverAward, type SafeDepth } from '~/domain/award/standing';
import { loadAwardInput } from './load-award-input.server';

export interface Standing {
  /** Null where no list is safe, and once the award is published. */
  readonly safeDepth: SafeDepth | null;
  /** What the driver would get if selection closed now; null where the site does not show it. */
  readonly ifClosedNow: { readonly award: DriverAward | null } | null;
}

/** Where a driver stands before the award, by the engine that makes it. Names nobody else. */
export const readStanding = async ({
  deps,
  access: { scope, site, company, driver },
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
}): Promise<Standing> => {
  if (site.window.status === 'published') return { safeDepth: null, ifClosedNow: null };
  const { input } = await loadAwardInput({ deps, scope, site, company });
  const run = runAward(input);
  return {
    safeDepth: safeDepthOf(run, driver.employeeId),
    ifClosedNow: site.settings.showStanding ? { award: awardOf(run, driver.employeeId) } : null,
  };
};
