import type { DriverCall } from '~/app/ports/deps';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { loadShownAward, type ShownAward } from '~/app/services/award/load-shown-award.server';
import { putOwnList, readOwnList } from '~/app/services/picks/read-lists-with-own.server';
import { runAward, type AwardRun } from '~/domain/award/award';
import { checkRanked, type RankedJobs } from '~/domain/award/figures/safe-list';
import {
  getAward,
  getSafeDepth,
  listJobsWithinReach,
  type DriverAward,
  type SafeDepth,
} from '~/domain/award/figures/standing';
import type { PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { windowStateAt } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/time/instant';

/** What the driver would get if the selection closed now, and which jobs they would get by ranking one of them first. */
interface IfClosedNow {
  readonly award: DriverAward | null;
  /** Job IDs; null if no list of theirs changes what they get. */
  readonly withinReach: readonly string[] | null;
  /** When the other drivers' lists were like this. */
  readonly asOf: Instant;
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
  /** The saved list; null where `safeDepth` is. */
  readonly ranked: RankedJobs | null;
  /** Null if the selection has closed or is sealed, or if the site does not show this. */
  readonly ifClosedNow: IfClosedNow | null;
}

/** The award of the lists that pages show, but with the driver's own list as it was last saved. */
const runWithOwn = async ({
  deps,
  access: { scope, site, company, driver },
  shown: { picks, seal, getRun },
  own,
}: DriverCall<
  'stores',
  { readonly shown: ShownAward; readonly own: PickList | null }
>): Promise<AwardRun> => {
  const { employeeId } = driver;
  const known = picks.find((list) => list.employeeId === employeeId);
  const isShown = known?.receiptNumber === own?.receiptNumber;
  // With a seal, only what does not depend on lists is shown.
  if (isShown || seal) return getRun();
  const readLists = async () => putOwnList(picks, employeeId, own);
  return runAward((await loadAwardInput({ deps, scope, site, company, readLists })).input);
};

/** A driver's live standing before the award, computed by the award's engine. It names no other driver. */
export const readStanding = async ({
  deps,
  access,
  now,
}: DriverCall<'stores', { now: Instant }>): Promise<Standing> => {
  const { scope, site, driver } = access;
  if (windowStateAt(site.window, now) !== 'open')
    return { isOver: true, isSealed: false, safeDepth: null, ranked: null, ifClosedNow: null };
  const { employeeId } = driver;
  const [shown, own] = await Promise.all([
    loadShownAward({ deps, access, now, isRecent: true }),
    readOwnList(deps.stores.picks, scope, employeeId),
  ]);
  const run = await runWithOwn({ deps, access, shown, own });
  const { showStanding } = site.settings;
  const safeDepth = getSafeDepth(run, employeeId);
  const ids = new Set(own?.jobIds);
  const ranked = visibleJobs(run.input.jobs, driver, access.company.settings).filter(({ jobId }) =>
    ids.has(jobId),
  );
  const isSealed = showStanding && shown.seal !== null;
  return {
    isOver: false,
    isSealed,
    // Depends on the seniority order and manual assignments alone.
    safeDepth,
    ranked: safeDepth && checkRanked(safeDepth, ranked),
    ifClosedNow:
      showStanding && !isSealed
        ? {
            award: getAward(run, employeeId),
            withinReach: listJobsWithinReach(run, employeeId),
            asOf: shown.asOf ?? now,
          }
        : null,
  };
};
