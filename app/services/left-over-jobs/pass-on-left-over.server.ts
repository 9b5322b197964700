import type { AdminCall, Deps } from '~/app/ports/deps';
import { readChainBase } from '~/app/services/award/chain-base.server';
import {
  toChangeError,
  type ChangeJobsError,
} from '~/app/services/award/change-published-jobs.server';
import { readBefore, type VersionBefore } from '~/app/services/award/load-version.server';
import { publishFreedJobs } from '~/app/services/award/publish-award.server';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import { award, type AwardedJob, type AwardResult } from '~/domain/award/award';
import { compareSeniority, type AwardDriver, type AwardInput } from '~/domain/award/award-input';
import {
  listFreedJobs,
  passOnJobs,
  rememberChains,
  type JobChainPlan,
} from '~/domain/award/record/free-jobs';
import { getAwardDifference } from '~/domain/award/results/award-difference';
import { getPlaces } from '~/domain/jobs/job';
import {
  getSecondsToWait,
  listAnswered,
  listTakenPlaces,
  listWanted,
  mayTake,
} from '~/domain/left-over-jobs/left-over-rules';
import type { LeftOverAnswers, LeftOverOffer } from '~/domain/left-over-jobs/left-over-schema';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findLeftOverOffer, type OfferInForce } from '~/domain/site/left-over-offer';
import { toInstant } from '~/domain/time/instant';

/** Answers that wait to be passed on. */
export interface WaitingAnswers {
  readonly offerId: string;
  readonly periodId: string;
  readonly takers: number;
}

/** What the next version does with the answers of drivers. */
export interface LeftOverPreview {
  readonly version: number;
  readonly chain: NonNullable<AwardResult['jobChain']>;
  /** The drivers whom the chain names. */
  readonly drivers: readonly Pick<AwardDriver, 'employeeId' | 'name'>[];
  /** What else is passed on with it: manual assignments that were taken back, and jobs of deleted drivers. */
  readonly others: readonly { readonly jobId: string }[];
  /** How many drivers take a job that is free. */
  readonly takers: number;
  /** How many drivers get another result. */
  readonly changes: number;
  /** The offered jobs that nobody gets. */
  readonly left: readonly string[];
  /** Names all of this: if it differs when the form arrives, nothing is done. */
  readonly confirmed: string;
}
interface Previewed extends LeftOverPreview {
  readonly plan: JobChainPlan;
}

const countFree = (jobs: AwardInput['jobs'], held: readonly AwardedJob[]) =>
  new Map(
    jobs.map((job) => [
      job.jobId,
      getPlaces(job) - held.filter(({ jobId }) => jobId === job.jobId).length,
    ]),
  );

/** What drivers take of the free jobs, the most senior first. `today`: the input of a version that passes nothing on. */
const listWishes = (
  { input, output }: VersionBefore['record'],
  today: AwardInput,
  { offer, answers }: { offer: LeftOverOffer; answers: readonly LeftOverAnswers[] },
) => {
  const held = new Map(output.jobs.map((row) => [row.driverId, row]));
  const struck = new Map(rememberChains(input).struck.map((one) => [one.driverId, one.jobIds]));
  const jobs = new Map(today.jobs.map((job) => [job.jobId, job]));
  const byDriver = new Map(answers.map((one) => [one.employeeId, one]));
  return today.drivers.toSorted(compareSeniority).flatMap((driver) => {
    const { employeeId: driverId } = driver;
    const taker = {
      driver,
      held: held.get(driverId) ?? null,
      struck: struck.get(driverId) ?? [],
    };
    const answered = listAnswered(byDriver.get(driverId) ?? null, offer);
    const taken = listWanted(answered, taker.held?.jobId ?? null).filter(({ jobId }) => {
      const job = jobs.get(jobId);
      return job && mayTake(job, taker, today.settings.company);
    });
    const [first] = taken;
    return first ? [{ driverId, jobIds: taken.map(({ jobId }) => jobId), at: first.at }] : [];
  });
};

const preview = async (
  { deps, access }: AdminCall<'stores' | 'sha256'>,
  { offer, award: { periodId, version } }: OfferInForce,
): Promise<Previewed | null> => {
  const { scope, site } = access;
  const [before, leaves, answers] = await Promise.all([
    readBefore(deps, access, { periodId, version: version + 1 }),
    deps.stores.leave.list(scope),
    deps.stores.leftOver.list(scope, periodId),
  ]);
  if (!before) return null;
  const { record, facts } = before;
  const base = await readChainBase({ deps, access }, record, { periodId, leaves, away: [] });
  const passOn = (plan: JobChainPlan) => passOnJobs(record, { plan, facts, siteName: site.name });
  const today = passOn({ ...base.plan, freed: [] });
  const taken = listWishes(record, today, { offer, answers });
  const free = countFree(today.jobs, record.output.jobs);
  const chosen = listTakenPlaces(taken, free);
  const plan = { ...base.plan, freed: listFreedJobs(record, { ...base, chosen }), taken };
  const output = award(passOn(plan));
  const chain = output.jobChain ?? [];
  const named = new Set(chain.flatMap(({ freedBy, driverId }) => [freedBy, driverId]));
  const stillFree = countFree(today.jobs, output.jobs);
  return {
    version,
    chain,
    drivers: record.input.drivers
      .filter(({ employeeId }) => named.has(employeeId))
      .map(({ employeeId, name }) => ({ employeeId, name })),
    others: plan.freed.filter(({ driverId }) => driverId !== null),
    takers: taken.filter(({ jobIds }) => jobIds.some((id) => (free.get(id) ?? 0) > 0)).length,
    changes: getAwardDifference(record.output, output).length,
    left: offer.jobIds.filter((jobId) => (stillFree.get(jobId) ?? 0) > 0),
    confirmed: deps.sha256(JSON.stringify([version, plan, output.jobs])),
    plan,
  };
};

/** Computes the version in which the left-over jobs go to drivers who take them, by the same engine. Nothing is stored. */
export const previewLeftOver = async (
  args: AdminCall<'stores' | 'sha256'>,
  offer: OfferInForce,
): Promise<LeftOverPreview | null> => {
  const previewed = await preview(args, offer);
  if (!previewed) return null;
  const { plan: _, ...shown } = previewed;
  return shown;
};

/** The answers to an offer that is over, if they change somebody's result and are not passed on yet. */
export const findWaiting = async (
  args: AdminCall<'stores' | 'sha256'>,
  found: OfferInForce,
): Promise<WaitingAnswers | null> => {
  const { id: offerId, periodId } = found.offer;
  const previewed = found.isRunning ? null : await preview(args, found);
  return previewed && previewed.takers > 0 && previewed.changes > 0
    ? { offerId, periodId, takers: previewed.takers }
    : null;
};

export type PassOnError =
  | ChangeJobsError
  | DriverBeingErased
  | { readonly code: 'left-over-closed' }
  | { readonly code: 'left-over-runs' }
  /** The last answers may still be written. */
  | { readonly code: 'answers-still-arriving'; readonly readyInSeconds: number }
  /** The next version would differ from what the confirmation said. */
  | { readonly code: 'chain-changed' };

/** Publishes the version that the page showed, once the time for answers is over. */
export const passOnLeftOver = async ({
  deps,
  access,
  input: { offerId, confirmed },
}: AdminCall<
  keyof Deps,
  { readonly input: { readonly offerId: string; readonly confirmed: string } }
>): Promise<Result<AwardName, PassOnError>> => {
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const found = findLeftOverOffer(access.site, now);
  if (found?.offer.id !== offerId) return fail({ code: 'left-over-closed' });
  if (found.isRunning) return fail({ code: 'left-over-runs' });
  const readyInSeconds = getSecondsToWait(found.offer, now);
  if (readyInSeconds > 0) return fail({ code: 'answers-still-arriving', readyInSeconds });
  const previewed = await preview({ deps, access }, found);
  if (previewed?.confirmed !== confirmed) return fail({ code: 'chain-changed' });
  const { periodId, version: seen } = found.award;
  const done = await publishFreedJobs({ deps, access, seen }, periodId, previewed.plan);
  return done.ok ? ok({ periodId, version: done.value.version }) : fail(toChangeError(done.error));
};
