import type { AdminCall, Deps, SiteCall } from '~/app/ports/deps';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import { changeLeave, type ChangeLeaveError } from '~/app/services/leave/change-leave.server';
import { award, type AwardedJob, type AwardResult } from '~/domain/award/award';
import type { AwardDriver } from '~/domain/award/award-input';
import { listHolderObjections, type Objection } from '~/domain/award/figures/objections';
import { listHeld } from '~/domain/award/held-results';
import { listFreedJobs, passOnJobs, type JobChainPlan } from '~/domain/award/record/free-jobs';
import { getAwardDifference } from '~/domain/award/results/award-difference';
import { isWaiting, type GivenBackJob } from '~/domain/award/results/give-back';
import type { Job } from '~/domain/jobs/job';
import { changeSpans } from '~/domain/leave/change-spans';
import { findLeaveInWeek } from '~/domain/leave/leave-in-week';
import type { DriverLeave, LeaveSpan } from '~/domain/leave/leave-schema';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { toInstant, type Instant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import type { ManualError } from './assign-manually.server';
import { listLeft, readChainBase } from './chain-base.server';
import { toChangeError, type ChangeJobsError } from './change-published-jobs.server';
import { claimWish, releaseWish } from './claim-wish.server';
import { keepGivenJob } from './keep-given-job.server';
import { readBefore, type VersionBefore } from './load-version.server';
import { publishFreedJobs } from './publish-award.server';

/** Which job becomes free: that of the driver in this version. */
interface FreedHolder extends AwardName {
  readonly driverId: string;
  /** The leave to enter unless the driver is on leave in that week already; null for none. */
  readonly leave: LeaveSpan | null;
  /** Who gets the job; null if the list decides. */
  readonly givenTo: string | null;
}

type NotHeld = { readonly code: 'job-not-held'; readonly driverId: string };
export type PreviewError =
  | { readonly code: 'published-week-changed' }
  /** The driver holds no job in the version. */
  | NotHeld
  /** The chosen driver gave the job up, or is not in the version or in today's list. */
  | { readonly code: 'cannot-be-given'; readonly driverId: string }
  | Exclude<ChangeLeaveError, { code: 'leave-unknown-driver' | 'leave-changed' }>;

/** What the next version does if the job is freed now. */
export interface FreedJobPreview {
  readonly job: Job;
  /** What else is passed on with it: manual assignments that were taken back, and jobs of deleted drivers. */
  readonly others: readonly Pick<AwardedJob, 'jobId' | 'driverId'>[];
  /** How many drivers get another result, or none. */
  readonly changes: number;
  /** The freed jobs that nobody gets, or that the limit of moves leaves free. */
  readonly left: readonly string[];
  /** Whom the job is given to, and what speaks against it; null if the list decides. */
  readonly given: {
    readonly driver: Pick<AwardDriver, 'employeeId' | 'name'>;
    readonly because: readonly Objection[];
  } | null;
  readonly chain: NonNullable<AwardResult['jobChain']>;
  /** The drivers whom the chain names. */
  readonly drivers: readonly Pick<AwardDriver, 'employeeId' | 'name'>[];
  /** The leave by which the driver takes no turn in the week already; null if there is none. */
  readonly onLeave: { readonly from: string; readonly to: string } | null;
  /** When the driver gave the job back after a change; null if they did not, or keep it after all. */
  readonly givenBackAt: Instant | null;
  /** Names all of this: if it differs when the form arrives, nothing is done. */
  readonly confirmed: string;
}

interface Previewed extends FreedJobPreview {
  readonly plan: JobChainPlan;
  /** The leave to enter. */
  readonly entered: LeaveSpan | null;
  /** The driver's wish to give the job back, which ends with it. */
  readonly wish: GivenBackJob | null;
}

interface LeaveThen extends Pick<FreedJobPreview, 'onLeave'>, Pick<Previewed, 'entered'> {
  /** The drivers' leave as it then is. */
  readonly leaves: readonly DriverLeave[];
}

const enterLeave = (
  leaves: readonly DriverLeave[],
  { driverId, periodId, leave }: FreedHolder,
  today: string,
): Result<LeaveThen, PreviewError> => {
  const stored = leaves.find(({ employeeId }) => employeeId === driverId);
  const known = stored ?? { employeeId: driverId, version: 0, spans: [] };
  const onLeave = findLeaveInWeek(known, periodId)?.days ?? null;
  if (onLeave || !leave) return ok({ leaves, onLeave, entered: null });
  const changed = changeSpans(known, { before: null, after: leave }, today);
  if (!changed.ok) return changed;
  const others = leaves.filter((one) => one !== stored);
  return ok({ leaves: [...others, { ...known, spans: changed.value }], onLeave, entered: leave });
};

const readPlan = async (
  args: SiteCall<'stores'>,
  { record }: VersionBefore,
  {
    chosen,
    givenTo,
    ...asked
  }: {
    readonly chosen: Pick<AwardedJob, 'driverId' | 'jobId'>;
    readonly periodId: string;
    readonly leaves: readonly DriverLeave[];
    readonly givenTo: string | null;
  },
): Promise<JobChainPlan> => {
  const base = await readChainBase(args, record, { ...asked, away: [chosen.driverId] });
  return {
    ...base.plan,
    freed: listFreedJobs(record, { ...base, chosen: [chosen] }),
    ...(givenTo !== null && { givenTo }),
  };
};

/** The driver's wish to give back the job that they hold; null if there is none that waits. */
const readWish = async (
  { deps: { stores }, access: { scope } }: SiteCall<'stores'>,
  { driverId, jobId }: Pick<AwardedJob, 'driverId' | 'jobId'>,
  { record: { periodId }, facts }: VersionBefore,
): Promise<GivenBackJob | null> => {
  const wish = await stores.givenBack.get(scope, periodId, driverId);
  return wish && isWaiting(wish, { held: [jobId], facts }) ? wish : null;
};

const preview = async (
  args: SiteCall<'stores' | 'sha256', { readonly now: Instant }>,
  asked: FreedHolder,
): Promise<Result<Previewed, PreviewError>> => {
  const { deps, access, now } = args;
  const { site, scope } = access;
  const { periodId, version, driverId } = asked;
  const inForce = listAwardsNotOver(site, 'jobs', now);
  if (!inForce.some((one) => one.periodId === periodId && one.version === version))
    return fail({ code: 'published-week-changed' });
  const [before, leaves] = await Promise.all([
    readBefore(deps, access, { periodId, version: version + 1 }),
    deps.stores.leave.list(scope),
  ]);
  if (!before) return fail({ code: 'published-week-changed' });
  const { record, facts } = before;
  const [jobId] = listHeld(record.output.jobs)(driverId);
  const job = facts.jobs.find((one) => one.jobId === jobId);
  if (!job) return fail({ code: 'job-not-held', driverId });
  const left = enterLeave(leaves, asked, dayIn(site.timeZone, now));
  if (!left.ok) return left;
  const { onLeave, entered } = left.value;
  const chosen = { driverId, jobId: job.jobId };
  const { givenTo } = asked;
  const plan = await readPlan(args, before, {
    chosen,
    periodId,
    leaves: left.value.leaves,
    givenTo,
  });
  const input = passOnJobs(record, { plan, facts, siteName: site.name });
  const taker = input.drivers.find(({ employeeId }) => employeeId === givenTo);
  if (givenTo !== null && (!taker || givenTo === driverId))
    return fail({ code: 'cannot-be-given', driverId: givenTo });
  const output = award(input);
  const wish = await readWish(args, chosen, before);
  const givenBackAt = wish?.at ?? null;
  // A driver who is away loses the job whether they give it back or not.
  const actsOn = asked.leave ? null : givenBackAt;
  const chain = output.jobChain ?? [];
  const named = new Set(chain.flatMap(({ freedBy, driverId: taker }) => [freedBy, taker]));
  return ok({
    job,
    given: taker
      ? {
          driver: { employeeId: taker.employeeId, name: taker.name },
          because: listHolderObjections(taker, job, input.settings.company),
        }
      : null,
    chain,
    drivers: record.input.drivers
      .filter(({ employeeId }) => named.has(employeeId))
      .map(({ employeeId, name }) => ({ employeeId, name })),
    others: plan.freed
      .slice(0, -1)
      .map((row) => ({ jobId: row.jobId, driverId: row.driverId ?? '' })),
    changes: getAwardDifference(record.output, output).length,
    left: listLeft(record.output.jobs, { input, jobs: output.jobs }),
    onLeave,
    givenBackAt,
    confirmed: deps.sha256(JSON.stringify([version, plan, output.jobs, actsOn])),
    plan,
    entered,
    wish,
  });
};

/** Computes the version in which the driver's job is passed on, by the same engine. Nothing is stored. */
export const previewFreedJob = async (
  args: AdminCall<'stores' | 'sha256', { readonly now: Instant }>,
  asked: FreedHolder,
): Promise<Result<FreedJobPreview, PreviewError>> => {
  const previewed = await preview(args, asked);
  if (!previewed.ok) return previewed;
  const { plan: _, entered: __, wish: ___, ...shown } = previewed.value;
  return ok(shown);
};

export type FreeJobError =
  | PreviewError
  | ChangeLeaveError
  | ChangeJobsError
  | DriverBeingErased
  | ManualError
  /** The next version would differ from what the confirmation said. */
  | { readonly code: 'chain-changed' };

type FreeJobArgs = AdminCall<
  keyof Deps,
  { readonly input: FreedHolder & { readonly confirmed: string } }
>;

/** Enters the leave, keeps the job for whom it is given to, and publishes the version. */
const publishFreed = async (
  { deps, access, input }: FreeJobArgs,
  { plan, job: { jobId }, entered }: Previewed,
  now: Instant,
): Promise<Result<{ readonly jobId: string; readonly version: number }, FreeJobError>> => {
  const { periodId, version: seen, driverId: employeeId, givenTo } = input;
  if (entered) {
    const change = { before: null, after: entered };
    const changed = await changeLeave({ deps, access, employeeId, change, now });
    if (!changed.ok) return changed;
  }
  if (givenTo !== null && periodId === access.site.window.periodId) {
    const kept = await keepGivenJob({ deps, access, driverId: givenTo, jobId });
    if (!kept.ok) return kept;
  }
  const done = await publishFreedJobs({ deps, access, seen }, periodId, plan);
  return done.ok ? ok({ jobId, version: done.value.version }) : fail(toChangeError(done.error));
};

/**
 * Frees the job that the driver holds in a published week, and publishes the version in which it is passed down the list
 * (domain/README.md#freed-jobs). Enters the leave first, if there is one. A wish to give the job back is claimed before.
 */
export const freeJob = async (
  args: FreeJobArgs,
): Promise<Result<{ readonly jobId: string; readonly version: number }, FreeJobError>> => {
  const {
    deps,
    access,
    input: { confirmed, ...asked },
  } = args;
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const previewed = await preview({ deps, access, now }, asked);
  if (!previewed.ok) return previewed;
  if (previewed.value.confirmed !== confirmed) return fail({ code: 'chain-changed' });
  const { wish } = previewed.value;
  const claim = wish && { deps, access, wish, version: asked.version + 1 };
  const isClaimed = claim !== null && (await claimWish(claim));
  if (claim && !isClaimed && !asked.leave) return fail({ code: 'chain-changed' });
  const done = await publishFreed(args, previewed.value, now);
  if (claim && isClaimed && !done.ok) await releaseWish({ ...claim, now });
  return done;
};
