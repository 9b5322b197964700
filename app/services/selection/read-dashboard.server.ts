import type { AdminSession } from '~/app/ports/sessions';
import { readFeed } from '~/app/services/activity/read-feed.server';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import type { Deps } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import { getResult, runAward } from '~/domain/award/award';
import { findConflicts } from '~/domain/award/conflicts';
import { compareSeniority } from '~/domain/award/award-input';
import { isOpen } from '~/domain/claims/claim';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { completion, resolution, submission } from '~/domain/selection/metrics';
import {
  submissionProgress,
  type SubmissionProgress,
} from '~/domain/selection/submission-progress';

export interface Dashboard {
  readonly assignments: ReturnType<typeof completion>;
  readonly submissions: ReturnType<typeof submission>;
  readonly conflicts: ReturnType<typeof resolution>;
  readonly progress: SubmissionProgress;
  /** The latest driver actions, newest first. */
  readonly feed: readonly Activity[];
  /** Drivers' claims about jobs and vacation weeks without an answer. */
  readonly openClaims: number;
}

/** The figures of the dashboard, from the engine's award of recent picks. */
export const readDashboard = async ({
  deps,
  access: { scope, site, company },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  /** ISO instant. */
  now: string;
}): Promise<Dashboard> => {
  const readLists = () => deps.stores.picks.recent(scope, now);
  const [{ input, picks }, feed, ...claims] = await Promise.all([
    loadAwardInput({ deps, scope, site, company, readLists }),
    readFeed({ deps, scope }),
    deps.stores.claims.list(scope, site.window.periodId),
    site.vacation.awardVersion > 0 ? deps.stores.claims.list(scope, vacationAwardId) : [],
  ]);
  const run = runAward(input);
  const conflicts = findConflicts(run);
  const progress = submissionProgress({
    drivers: input.drivers.toSorted(compareSeniority),
    picks,
    window: site.window,
    timeZone: site.timeZone,
    now,
  });
  return {
    assignments: completion(getResult(run).jobs.length, input.jobs),
    submissions: submission(progress.hasSaved.filter(Boolean).length, progress.hasSaved.length),
    progress,
    conflicts: resolution(
      conflicts.filter((conflict) => conflict.isResolved).length,
      conflicts.length,
    ),
    feed,
    openClaims: claims.flat().filter(isOpen).length,
  };
};
