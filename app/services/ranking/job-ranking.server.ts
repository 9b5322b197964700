import type { DriverCall } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readJobsLeft } from '~/app/services/award/read-jobs-left.server';
import { readWeeksAtWork } from '~/app/services/award/read-weeks-at-work.server';
import { readOwnResult, type OwnResult } from '~/app/services/award/read-own-result.server';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import type { PickShare } from '~/domain/award/pick-shares';
import type { PublishedFacts } from '~/domain/award/published-facts';
import { toShownAward, type ShownAward } from '~/domain/award/shown-award';
import { forDriver, listClaimed, type DriverClaim } from '~/domain/claims/claim-rules';
import type { Job } from '~/domain/jobs/job';
import {
  currentPicks,
  findEarlierList,
  type CurrentPicks,
  type EarlierList,
} from '~/domain/picks/current-picks';
import { addSave } from '~/domain/picks/count-saves';
import { getOwnSave } from '~/domain/picks/enter-list';
import { getFirstSave, type PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { getClaimsStart, getClaimsUntil } from '~/domain/site/current-award';
import {
  acceptSave,
  getSavesCountedUntil,
  windowStateAt,
  type WindowState,
} from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/shared/instant';
import { ok } from '~/domain/shared/result';
import { showJobListOfDriver } from '~/app/services/picks/read-lists.server';
import { getCoverJobs } from '~/domain/vacation/vacation-cover';
import { countIncoming } from '~/app/services/trades/read-own-trades.server';
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

export interface Preferences extends JobList, OwnResult {
  /** The driver's list of an earlier period, if it does not count in this one. */
  readonly earlier: EarlierList | null;
  /** The driver's part of the published award. */
  readonly outcome: DriverOutcome | null;
  /** Which ranks the drivers got in the published award, by bands of the seniority order. */
  readonly shares: readonly PickShare[];
  /** What the driver's phone can check; null while nothing is published. */
  readonly check: ShownAward | null;
  /** How many offers to trade wait for the driver; null if they cannot trade. */
  readonly tradeOffers: number | null;
  /** The site's time zone as the published version names it, or else today's. */
  readonly awardZone: string;
  /** The awarded job as the version has it; null if the driver got none. */
  readonly awardedJob: Job | null;
  /** The jobs of the reasons as the version has them, without those that were deleted before it. */
  readonly rankedJobs: readonly Job[];
  /** The jobs left free that an eligible driver without a job may hold; null for others, and if it is not known. */
  readonly jobsLeft: readonly Job[] | null;
  /** The driver's outcomes of earlier periods, oldest first, without periods whose working week is over. */
  readonly atWork: readonly PastOutcome[];
  /** The driver's vacation week that overlaps the working week; null if none, or without vacation cover. */
  readonly onVacation: string | null;
  /** Jobs whose usual driver is on vacation. */
  readonly coverJobs: readonly string[];
  /** The driver's own claims of the period, in order of filing. */
  readonly claims: readonly DriverClaim[];
  /** The picks about which the driver can file no claim now, because they filed one. */
  readonly claimed: readonly string[];
  /** Until when the driver may file a claim; null if they may not. */
  readonly claimsUntil: Instant | null;
}

const findEarlier = (access: ListOwner, { jobs: allJobs, stored }: PicksAndJobs) => {
  const { jobs, period } = getOffer(access, allJobs);
  return findEarlierList(stored, new Set(jobs.map(({ jobId }) => jobId)), period);
};

const findJob = (facts: PublishedFacts | null, id: string | null | undefined): Job | null =>
  facts?.jobs.find(({ jobId }) => jobId === id) ?? null;

const toOutcome = (published: { readonly outcome: DriverOutcome | null } | null) =>
  published?.outcome ?? null;

/** Everything the driver's job page shows. `now` is an ISO instant. */
export const readPreferences = async ({
  deps,
  access,
  loaded,
  now,
}: DriverCall<'stores' | 'clock', { loaded: PicksAndJobs; now: string }>): Promise<Preferences> => {
  const { scope, site } = access;
  const { window: selection } = site;
  const { periodId, awardVersion } = selection;
  const { employeeId } = access.driver;
  const isPublished = selection.status === 'published';
  const published = isPublished
    ? deps.stores.awards.outcome(scope, periodId, awardVersion, employeeId)
    : Promise.resolve(null);
  const readingFacts = isPublished
    ? readFacts({ deps, scope, site }, { periodId, version: awardVersion })
    : Promise.resolve(null);
  const [award, facts, own, tradeOffers, claims, absences, atWork] = await Promise.all([
    published,
    readingFacts,
    readOwnResult({
      deps,
      access,
      of: 'jobs',
      outcome: published.then(toOutcome),
      facts: readingFacts,
    }),
    countIncoming({
      deps,
      access,
      of: 'jobs',
      readOutcome: ({ periodId: traded, version }) =>
        traded === periodId
          ? published.then(toOutcome)
          : deps.stores.awards.outcome(scope, traded, version, employeeId).then(toOutcome),
    }),
    awardVersion > 0 ? deps.stores.claims.listForDriver(scope, periodId, employeeId) : [],
    loadAbsences({ deps, scope, site }),
    readWeeksAtWork({ deps, access, now }),
  ]);
  const outcome = award?.outcome ?? null;
  const decidedAt = getClaimsStart(site, 'jobs');
  const { isEligible } = access.driver;
  const hasNoJob = isEligible && outcome?.awardedId === null && !outcome.onVacation;
  const list = showJobList(access, loaded, now);
  return {
    ...list,
    ...own,
    earlier: findEarlier(access, loaded),
    tradeOffers,
    outcome,
    shares: award?.shares ?? [],
    check: award && toShownAward({ periodId, version: awardVersion }, 'jobs', award),
    awardZone: (facts ?? site).timeZone,
    awardedJob: findJob(facts, outcome?.awardedId),
    rankedJobs: outcome?.reasons.flatMap(({ pickId }) => findJob(facts, pickId) ?? []) ?? [],
    jobsLeft:
      award && hasNoJob
        ? await readJobsLeft({
            deps,
            scope,
            award: { periodId, version: awardVersion, stage: award.stage },
            jobs: visibleJobs(facts?.jobs ?? [], access.driver, access.company.settings),
          })
        : null,
    atWork,
    onVacation: isPublished
      ? (outcome?.onVacation ?? null)
      : (absences.get(employeeId)?.weekId ?? null),
    coverJobs: getCoverJobs(absences),
    claims: claims.map(forDriver),
    claimed: listClaimed(claims, { awardVersion, outcome, facts, decidedAt }),
    claimsUntil: getClaimsUntil(site, 'jobs', now),
  };
};
