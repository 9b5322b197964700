import type { DriverSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { runAward } from '~/domain/award/award';
import { awardOf, safeDepthOf, type DriverAward, type SafeDepth } from '~/domain/award/standing';
import { acceptSave } from '~/domain/portal/selection-window';
import { loadAwardInput } from './load-award-input.server';

export interface Standing {
  /** Lists no longer change: there is nothing to advise, and the result is the administrator's to publish. */
  readonly isOver: boolean;
  /** Null where no list is safe, and once selection is over. */
  readonly safeDepth: SafeDepth | null;
  /** What the driver would get if selection closed now; null where the site does not show it, and once selection is over. */
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
  const mayComplete = site.settings.afterCutoff === 'may-complete';
  const save = acceptSave(site.window, { acceptedAt: now, mayComplete, hasPicks: true });
  if (!save.ok) return { isOver: true, safeDepth: null, ifClosedNow: null };
  const { input } = await loadAwardInput({ deps, scope, site, company });
  const run = runAward(input);
  return {
    isOver: false,
    safeDepth: safeDepthOf(run, driver.employeeId),
    ifClosedNow: site.settings.showStanding ? { award: awardOf(run, driver.employeeId) } : null,
  };
};
