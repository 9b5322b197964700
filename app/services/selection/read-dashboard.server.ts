import type { AdminCall, Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readFeed } from '~/app/services/activity/read-feed.server';
import { loadShownAward, type ShownAward } from '~/app/services/award/load-shown-award.server';
import { readFacts } from '~/app/services/award/read-facts.server';
import type { RememberedAward } from '~/app/services/award/remember-award';
import type { Activity } from '~/domain/activity/activity';
import { getResult } from '~/domain/award/award';
import { compareSeniority, takesTurn } from '~/domain/award/award-input';
import { isOpen } from '~/domain/claims/claim';
import type { Job } from '~/domain/jobs/job';
import { groupWaiting } from '~/domain/picks/carried-over';
import { completion, resolution, submission } from '~/domain/selection/metrics';
import { presentAward } from '~/domain/selection/past-awards';
import { windowStateAt } from '~/domain/selection/selection-window';
import {
  submissionProgress,
  type SubmissionProgress,
  mayRemind,
} from '~/domain/selection/submission-progress';
import type { WeekBlockers } from '~/domain/selection/week-step';
import type { Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { countWeekBlockers } from './count-week-blockers.server';

export interface Dashboard extends Pick<ShownAward, 'asOf'> {
  /** Set while lists are sealed. */
  readonly seal: Seal | null;
  /** Null while lists are sealed. */
  readonly assignments: ReturnType<typeof completion> | null;
  /** The version that `assignments` is about; null before publishing, when it comes from the picks so far. */
  readonly publishedVersion: number | null;
  readonly submissions: ReturnType<typeof submission>;
  /** Null while lists are sealed. */
  readonly conflicts: ReturnType<typeof resolution> | null;
  readonly progress: SubmissionProgress;
  /** The drivers without a save whose carried-over list takes part. */
  readonly carriedOver: number;
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

interface Published {
  readonly version: number;
  readonly assigned: number;
  /** As published; null where the version does not say. */
  readonly jobs: readonly Job[] | null;
}

/** How many places of which jobs the published award assigns; null before publishing. */
const readPublished = async (
  deps: Pick<Deps, 'stores'>,
  { scope, site }: AdminSession,
): Promise<Published | null> => {
  if (site.window.status !== 'published') return null;
  const present = presentAward(site.window);
  const [[award], facts] = await Promise.all([
    deps.stores.awards.versions(scope, [present]),
    readFacts({ deps, scope, site }, present),
  ]);
  if (!award?.summary) return null;
  const { assigned } = award.summary;
  return { version: award.version, assigned, jobs: facts?.jobs ?? null };
};

const countResults = (
  { input, getRun, getConflicts }: RememberedAward,
  published: Published | null,
  isOpenStill: boolean,
) => {
  const conflicts = getConflicts();
  return {
    assignments: completion(
      published?.assigned ?? getResult(getRun()).jobs.length,
      published?.jobs ?? input.jobs,
      { isKnown: !isOpenStill || input.preferences.length > 0 },
    ),
    conflicts: resolution(
      conflicts.filter((conflict) => conflict.isResolved).length,
      conflicts.length,
    ),
  };
};

/** The figures of the dashboard: from the published award, or before that from the engine's award of recent picks. */
export const readDashboard = async ({
  deps,
  access,
  now,
}: AdminCall<
  'stores',
  {
    /** ISO instant. */
    now: string;
  }
>): Promise<Dashboard> => {
  const { scope, site, company } = access;
  const maySave = mayRemind(site.window, now);
  const [{ seal, asOf, ...award }, feed, claims, weekClaims, published, remindedAt] =
    await Promise.all([
      loadShownAward({ deps, access, now, isRecent: true }),
      readFeed({ deps, scope }),
      deps.stores.claims.list(scope, site.window.periodId),
      site.vacation.awardVersion > 0 ? deps.stores.claims.list(scope, vacationAwardId) : [],
      readPublished(deps, access),
      maySave ? deps.stores.listReminders.findLast(scope, site.window.periodId) : null,
    ]);
  const { input, picks } = award;
  const isOpenStill = windowStateAt(site.window, now) === 'open';
  const progress = submissionProgress({
    drivers: input.drivers.toSorted(compareSeniority),
    picks,
    window: site.window,
    timeZone: site.timeZone,
    now,
  });
  const { none, carriedOver } = groupWaiting(input.drivers.filter(takesTurn), {
    lists: picks,
    jobs: input.jobs,
    period: { periodId: site.window.periodId, standingPicks: site.settings.standingPicks },
    rules: company.settings,
    isSealed: seal !== null,
  });
  return {
    seal,
    asOf,
    carriedOver: carriedOver.length,
    ...(seal
      ? { assignments: null, conflicts: null }
      : countResults(award, published, isOpenStill)),
    publishedVersion: published?.version ?? null,
    submissions: submission(progress.hasSaved.filter(Boolean).length, progress.hasSaved.length),
    progress,
    reminder: maySave ? { withoutList: none.length, remindedAt } : null,
    feed,
    openClaims: [...claims, ...weekClaims].filter(isOpen).length,
    blockers: await countWeekBlockers(deps, { scope, site, claims }),
  };
};
