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
import { getSeal } from '~/domain/site/seal';
import { windowStateAt } from '~/domain/selection/selection-window';
import { readListsWithOwn } from '~/app/services/picks/read-lists-with-own.server';
import { readRecentJobLists } from '~/app/services/picks/read-lists.server';
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
  /** True if the site shows what the driver would get, but lists are sealed: it would tell what others have picked. */
  readonly isSealed: boolean;
  /** Null if no number of picks guarantees a job or if the selection has closed. */
  readonly safeDepth: SafeDepth | null;
  /** Null if the selection has closed or is sealed, or if the site does not show this. */
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
    return { isOver: true, isSealed: false, safeDepth: null, ifClosedNow: null };
  const { employeeId } = driver;
  const readAll = () => readRecentJobLists({ deps, scope, site, now });
  const readLists = () =>
    readListsWithOwn({ store: deps.stores.picks, readAll, scope, employeeId });
  const { input } = await loadAwardInput({ deps, scope, site, company, readLists });
  const run = runAward(input);
  const { showStanding } = site.settings;
  const isSealed = showStanding && getSeal(site, 'jobs', now) !== null;
  return {
    isOver: false,
    isSealed,
    // Depends on the seniority order and manual assignments alone.
    safeDepth: getSafeDepth(run, employeeId),
    ifClosedNow:
      showStanding && !isSealed
        ? { award: getAward(run, employeeId), withinReach: listJobsWithinReach(run, employeeId) }
        : null,
  };
};
