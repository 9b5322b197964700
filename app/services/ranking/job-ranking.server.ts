import type { DriverCall } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { showJobListOfDriver } from '~/app/services/picks/read-lists.server';
import { readJobsLeft } from '~/app/services/results/read-jobs-left.server';
import { readWeeksAtWork } from '~/app/services/results/read-weeks-at-work.server';
import { findWhoGot } from '~/app/services/who-got/find-who-got.server';
import type { LeaveDays } from '~/domain/award/award-input';
import type { PickShare } from '~/domain/award/figures/pick-shares';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import type { Job } from '~/domain/jobs/job';
import { findLeaveInWeek } from '~/domain/leave/leave-in-week';
import { addSave } from '~/domain/picks/count-saves';
import {
  currentPicks,
  findEarlierList,
  type CurrentPicks,
  type EarlierList,
} from '~/domain/picks/current-picks';
import { getOwnSave } from '~/domain/picks/enter-list';
import { getFirstSave, type PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import type { AskedJob } from '~/domain/reports/who-got';
import { presentAward } from '~/domain/selection/past-awards';
import {
  acceptSave,
  getSavesCountedUntil,
  windowStateAt,
  type WindowState,
} from '~/domain/selection/selection-window';
import { ok } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { getCoverJobs } from '~/domain/vacation/vacation-cover';
import { readPublishedResult, type PublishedResult } from './read-published-result.server';
import type { Ranking } from './save-picks.server';

interface PicksAndJobs {
  readonly jobs: readonly Job[];
  readonly stored: PickList | null;
}

/** The jobs that the driver may hold, and the period by which to decide whether a stored list counts. */
const getOffer = (
  { site: { window: selection, settings }, company, driver }: ListOwner,
  jobs: readonly Job[],
) => ({
  jobs: visibleJobs(jobs, driver, company.settings),
  period: { periodId: selection.periodId, standingPicks: settings.standingPicks },
});

const acceptAt = (
  { site: { window: selection, settings } }: ListOwner,
  picks: CurrentPicks,
  times: { acceptedAt: string; decidedAt: string },
) =>
  acceptSave(selection, {
    ...times,
    mayComplete: settings.afterCutoff === 'may-complete',
    hasPicks: picks.jobIds.length > 0,
  });

/** Drivers rank jobs for one selection period. */
export const jobRanking: Ranking<PicksAndJobs, PickList> = {
  kind: 'job',
  catalogue: 'jobs',
  showToAdmin: showJobListOfDriver,
  getSelection: ({ window: selection }) => selection.periodId,
  getStore: ({ picks }) => picks,
  getIds: ({ jobIds }) => jobIds,
  load: async ({ deps, scope, employeeId }) => {
    const [{ items: jobs }, stored] = await Promise.all([
      deps.stores.jobs.list(scope),
      deps.stores.picks.get(scope, employeeId),
    ]);
    return { jobs, stored };
  },
  accept: ({ access, loaded: { jobs, stored }, receivedAt, decidedAt }) => {
    const { window: selection } = access.site;
    const { periodId } = selection;
    const offer = getOffer(access, jobs);
    const offered = new Set(offer.jobs.map((job) => job.jobId));
    const current = currentPicks(stored, offered, offer.period);
    const accepted = acceptAt(access, current, { acceptedAt: receivedAt, decidedAt });
    if (!accepted.ok) return accepted;
    const { late } = accepted.value;
    return ok({
      offered,
      periodId,
      isLate: late,
      closesAt: late ? null : selection.closesAt,
      toList: (jobIds, facts) => ({
        ...facts,
        jobIds,
        periodId,
        windowVersion: selection.version,
        ...(stored?.periodId === periodId && {
          firstSavedAt: getFirstSave(stored),
          ...addSave(stored, getSavesCountedUntil(selection)),
        }),
        late,
      }),
      toEvent: (facts) => ({ code: 'picks-saved', ...facts, periodId, isLate: late }),
    });
  },
  getOwnSave: ({ window: selection }, stored) =>
    stored?.periodId === selection.periodId ? getOwnSave(stored) : null,
};

interface JobList extends CurrentPicks {
  /** Only the jobs that this driver may hold, sorted by job ID, compared as text. */
  readonly jobs: Job[];
  /** The driver's save of this period, which the receipt shows. */
  readonly saved: PickList | null;
  /** The receipt of the stored list, from whichever period; null if there is none. */
  readonly storedReceipt: string | null;
  readonly windowState: WindowState;
  readonly mayEdit: boolean;
}

/** The driver's list of jobs, and whether it may be saved at `now`, an ISO instant. */
export const showJobList = (
  access: ListOwner,
  { jobs: allJobs, stored }: PicksAndJobs,
  now: Instant,
): JobList => {
  const { window: selection } = access.site;
  const { jobs, period } = getOffer(access, allJobs);
  const current = currentPicks(stored, new Set(jobs.map((job) => job.jobId)), period);
  return {
    ...current,
    jobs,
    saved: stored?.periodId === selection.periodId ? stored : null,
    storedReceipt: stored?.receiptNumber ?? null,
    windowState: windowStateAt(selection, now),
    mayEdit: acceptAt(access, current, { acceptedAt: now, decidedAt: now }).ok,
  };
};

export interface Preferences extends JobList, PublishedResult {
  /** The driver's list of an earlier period, if it does not count in this one. */
  readonly earlier: EarlierList | null;
  /** Which ranks the drivers got in the published award, by bands of the seniority order. */
  readonly shares: readonly PickShare[];
  /** The awarded job as the version has it; null if the driver got none. */
  readonly awardedJob: Job | null;
  /** The jobs of the reasons as the version has them, without those that were deleted before it. */
  readonly rankedJobs: readonly Job[];
  /** The jobs left free that an eligible driver without a job may hold; null for others, and if it is not known. */
  readonly jobsLeft: readonly Job[] | null;
  /** Who got the job that the driver asks about; null if they ask about none, or nothing is published for them. */
  readonly askedJob: AskedJob | null;
  /** The driver's outcomes of earlier periods, oldest first, without periods whose working week is over. */
  readonly atWork: readonly PastOutcome[];
  /** The driver's vacation week that overlaps the working week; null if none, or without vacation cover. */
  readonly onVacation: string | null;
  /** The driver's leave that covers the working week; null if none does. */
  readonly onLeave: LeaveDays | null;
  /** Jobs whose usual driver is on vacation. */
  readonly coverJobs: readonly string[];
}

const findEarlier = (access: ListOwner, { jobs: allJobs, stored }: PicksAndJobs) => {
  const { jobs, period } = getOffer(access, allJobs);
  return findEarlierList(stored, new Set(jobs.map(({ jobId }) => jobId)), period);
};

const findJob = (facts: PublishedFacts | null, id: string | null | undefined): Job | null =>
  facts?.jobs.find(({ jobId }) => jobId === id) ?? null;

/** Everything the driver's job page shows. `typedJob`: the job that the driver asks about; empty if none. `now` is an ISO instant. */
export const readPreferences = async ({
  deps,
  access,
  loaded,
  typedJob = '',
  now,
}: DriverCall<
  'stores' | 'clock',
  { loaded: PicksAndJobs; typedJob?: string; now: string }
>): Promise<Preferences> => {
  const { scope, site } = access;
  const { employeeId, isEligible } = access.driver;
  const award = site.window.status === 'published' ? presentAward(site.window) : null;
  const [result, absences, leave, atWork] = await Promise.all([
    readPublishedResult({ deps, access, of: 'jobs', award, now }),
    loadAbsences({ deps, scope, site }),
    award ? null : deps.stores.leave.get(scope, employeeId),
    readWeeksAtWork({ deps, access, now }),
  ]);
  const { published, facts, own, outcome } = result;
  const isAway = Boolean(outcome?.onVacation ?? outcome?.onLeave);
  const hasNoJob = isEligible && outcome?.awardedId === null && !isAway;
  const ahead = leave && findLeaveInWeek(leave, site.window.periodId);
  const list = showJobList(access, loaded, now);
  const version = award && published ? { ...award, stage: published.stage } : null;
  const publishedJobs = facts?.jobs ?? [];
  return {
    ...list,
    ...own,
    earlier: findEarlier(access, loaded),
    tradeOffers: result.tradeOffers,
    outcome,
    shares: published?.shares ?? [],
    check: result.check,
    awardZone: result.awardZone,
    awardedJob: findJob(facts, outcome?.awardedId),
    rankedJobs: outcome?.reasons.flatMap(({ pickId }) => findJob(facts, pickId) ?? []) ?? [],
    jobsLeft:
      version && hasNoJob
        ? await readJobsLeft({
            deps,
            scope,
            award: version,
            jobs: visibleJobs(publishedJobs, access.driver, access.company.settings),
          })
        : null,
    askedJob:
      version && outcome && typedJob !== ''
        ? await findWhoGot({
            deps,
            access,
            award: version,
            jobs: publishedJobs,
            outcome,
            typed: typedJob,
          })
        : null,
    atWork,
    onVacation: award ? (outcome?.onVacation ?? null) : (absences.get(employeeId)?.weekId ?? null),
    onLeave: award ? (outcome?.onLeave ?? null) : ahead?.isWhole ? ahead.days : null,
    coverJobs: getCoverJobs(absences),
    claims: result.claims,
    claimed: result.claimed,
    claimsUntil: result.claimsUntil,
  };
};
