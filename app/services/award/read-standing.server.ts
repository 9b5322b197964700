import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import {
  getAward,
  getSafeDepth,
  listJobsWithinReach,
  type DriverAward,
  type SafeDepth,
} from '~/domain/award/standing';
import { windowStateAt } from '~/domain/selection/selection-window';
import { readListsWithOwn } from '~/app/services/picks/read-lists-with-own.server';
import { loadAwardInput } from './load-award-input.server';

/** What the driver would get if the selection closed now, and which jobs they would get by ranking one of them first. */
interface IfClosedNow {
  readonly award: DriverAward | null;
  /** Job IDs; null if no list of theirs changes what they get. */
  readonly withinReach: readonly string[] | null;
}

export interface Standing {
  /**
   * True once the selection has closed: advice is then no longer useful, and the result is secret until it is
   * published.
   */
  readonly isOver: boolean;
  /** Null if no number of picks guarantees a job or if the selection has closed. */
  readonly safeDepth: SafeDepth | null;
  /** Null if the selection has closed or the site does not show this. */
  readonly ifClosedNow: IfClosedNow | null;
}

/** A driver's live standing before the award, computed by the award's engine. It names no other driver. */
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
  const readLists = () =>
    readListsWithOwn({ store: deps.stores.picks, scope, employeeId: driver.employeeId, now });
  const { input } = await loadAwardInput({ deps, scope, site, company, readLists });
  const run = runAward(input);
  const { employeeId } = driver;
  return {
    isOver: false,
    safeDepth: getSafeDepth(run, employeeId),
    ifClosedNow: site.settings.showStanding
      ? { award: getAward(run, employeeId), withinReach: listJobsWithinReach(run, employeeId) }
      : null,
  };
};
