import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import { getAward, getSafeDepth, type DriverAward, type SafeDepth } from '~/domain/award/standing';
import { windowStateAt } from '~/domain/selection/selection-window';
import { loadAwardInput } from './load-award-input.server';

export interface Standing {
  /** Selection has closed: nothing is advised any more, and the result is the administrator's to publish. */
  readonly isOver: boolean;
  /** Null where no list is safe, and once it has closed. */
  readonly safeDepth: SafeDepth | null;
  /** What the driver would get if selection closed now; null where the site does not show it, and once it has closed. */
  readonly ifClosedNow: { readonly award: DriverAward | null } | null;
}

/** Where a driver stands before the award, by the engine that makes it. Names nobody else. */
export const readStanding = async ({
  deps,
  access: { scope, site, company, driver },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
  /** ISO instant. */
  now: string;
}): Promise<Standing> => {
  if (windowStateAt(site.window, now) !== 'open')
    return { isOver: true, safeDepth: null, ifClosedNow: null };
  const { input } = await loadAwardInput({ deps, scope, site, company });
  const run = runAward(input);
  return {
    isOver: false,
    safeDepth: getSafeDepth(run, driver.employeeId),
    ifClosedNow: site.settings.showStanding ? { award: getAward(run, driver.employeeId) } : null,
  };
};
