import type { AdminSession } from '~/app/ports/sessions';
import { readFeed } from '~/app/services/activity/read-feed.server';
import { loadShownAward } from '~/app/services/award/load-shown-award.server';
import type { Deps } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import { getResult, runAward, type AwardRun } from '~/domain/award/award';
import { findConflicts } from '~/domain/award/conflicts';
import { compareSeniority } from '~/domain/award/award-input';
import { isOpen } from '~/domain/claims/claim';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { completion, resolution, submission } from '~/domain/selection/metrics';
import type { WeekBlockers } from '~/domain/selection/week-step';
import type { Seal } from '~/domain/site/seal';
import {
  submissionProgress,
  type SubmissionProgress,
} from '~/domain/selection/submission-progress';
import { mayRemind } from '~/domain/selection/list-reminder';
import { listWithoutList } from '~/domain/selection/without-list';
import type { Instant } from '~/domain/shared/instant';
import { countWeekBlockers } from './count-week-blockers.server';

export interface Dashboard {
  /** Set while lists are sealed. */
  readonly seal: Seal | null;
  /** Null while lists are sealed. */
  readonly assignments: ReturnType<typeof completion> | null;
  readonly submissions: ReturnType<typeof submission>;
  /** Null while lists are sealed. */
  readonly conflicts: ReturnType<typeof resolution> | null;
  readonly progress: SubmissionProgress;
  /** Whom to remind while the selection is open; otherwise null. */
  readonly reminder: {
    /** How many drivers have no list. */
    readonly withoutList: number;
    readonly remindedAt: Instant | null;
  } | null;
  /** The latest driver actions, newest first. */
  readonly feed: readonly Activity[];
  /** Drivers' claims about jobs and vacation weeks without an answer. */
  readonly openClaims: number;
  readonly blockers: WeekBlockers;
}

const countResults = (run: AwardRun) => {
  const conflicts = findConflicts(run);
  return {
    assignments: completion(getResult(run).jobs.length, run.input.jobs),
    conflicts: resolution(
      conflicts.filter((conflict) => conflict.isResolved).length,
      conflicts.length,
    ),
  };
};

/** The figures of the dashboard, from the engine's award of recent picks. */
export const readDashboard = async ({
  deps,
  access,
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  /** ISO instant. */
  now: string;
}): Promise<Dashboard> => {
  const { scope, site } = access;
  const maySave = mayRemind(site.window, now);
  const [{ input, picks, seal }, feed, claims, weekClaims, remindedAt] = await Promise.all([
    loadShownAward({ deps, access, now, isRecent: true }),
    readFeed({ deps, scope }),
    deps.stores.claims.list(scope, site.window.periodId),
    site.vacation.awardVersion > 0 ? deps.stores.claims.list(scope, vacationAwardId) : [],
    maySave ? deps.stores.listReminders.findLast(scope, site.window.periodId) : null,
  ]);
  const progress = submissionProgress({
    drivers: input.drivers.toSorted(compareSeniority),
    picks,
    window: site.window,
    timeZone: site.timeZone,
    now,
  });
  return {
    seal,
    ...(seal ? { assignments: null, conflicts: null } : countResults(runAward(input))),
    submissions: submission(progress.hasSaved.filter(Boolean).length, progress.hasSaved.length),
    progress,
    reminder: maySave
      ? { withoutList: listWithoutList(input.drivers, picks, site).length, remindedAt }
      : null,
    feed,
    openClaims: [...claims, ...weekClaims].filter(isOpen).length,
    blockers: await countWeekBlockers(deps, { scope, site, claims }),
  };
};
