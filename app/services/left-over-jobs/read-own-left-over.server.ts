import type { DriverCall } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { pickDriver } from '~/domain/award/award-input';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Job } from '~/domain/jobs/job';
import { findLeaveInWeek } from '~/domain/leave/leave-in-week';
import type { DriverLeave } from '~/domain/leave/leave-schema';
import {
  listAnswered,
  listWanted,
  mayTake,
  type Taker,
} from '~/domain/left-over-jobs/left-over-rules';
import type { LeftOverAnswers } from '~/domain/left-over-jobs/left-over-schema';
import { findLeftOverOffer, type OfferInForce } from '~/domain/site/left-over-offer';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { readLeftJobs } from './read-left-jobs.server';

/** The left-over jobs that a driver may take, or took. */
export interface OwnLeftOver {
  readonly offerId: string;
  readonly periodId: string;
  readonly until: Deadline;
  readonly isRunning: boolean;
  /** What the driver would leave; null if they hold no job. */
  readonly heldId: string | null;
  /** `taken`: the place among those that the driver takes, from 1; null for one that they do not take. */
  readonly jobs: readonly { readonly job: Job; readonly taken: number | null }[];
}

/** The driver as the chain would see them; the published result says what only the version knows. */
const toTaker = (
  { driver }: DriverSession,
  outcome: DriverOutcome,
  leave: DriverLeave | null,
  periodId: string,
): Taker => {
  const away = leave && findLeaveInWeek(leave, periodId);
  const { awardedId, assignmentType, onVacation, struck = [] } = outcome;
  return {
    driver: pickDriver({
      ...driver,
      onVacation: onVacation === undefined ? undefined : { weekId: onVacation, usualJobId: null },
      onLeave: away && (away.isWhole || outcome.onLeave) ? away.days : undefined,
    }),
    held: awardedId === null ? null : { jobId: awardedId, assignmentType },
    struck,
  };
};

/** The offered jobs that are free and that the driver may take, with their stored answers; null if the version has no such driver. */
export const readTakeable = async (
  { deps, access }: DriverCall<'stores'>,
  { offer, award }: OfferInForce,
): Promise<{
  readonly jobs: readonly Job[];
  readonly heldId: string | null;
  readonly stored: LeftOverAnswers | null;
} | null> => {
  const { scope, company, driver } = access;
  const { awards, leave, leftOver } = deps.stores;
  const { employeeId } = driver;
  const { periodId, version } = award;
  const [left, published, own, stored] = await Promise.all([
    readLeftJobs({ deps, access }, award),
    awards.outcome(scope, periodId, version, employeeId),
    leave.get(scope, employeeId),
    leftOver.get(scope, periodId, employeeId),
  ]);
  const outcome = published?.outcome;
  if (!outcome) return null;
  const taker = toTaker(access, outcome, own, periodId);
  const jobs = left.filter(
    (job) => offer.jobIds.includes(job.jobId) && mayTake(job, taker, company.settings),
  );
  return { jobs, heldId: outcome.awardedId, stored };
};

/** The offer of left-over jobs as the driver's page shows it; null if it has nothing for them. Reads nothing without an offer. */
export const readOwnLeftOver = async ({
  deps,
  access,
  now,
}: DriverCall<'stores', { readonly now: Instant }>): Promise<OwnLeftOver | null> => {
  const found = findLeftOverOffer(access.site, now);
  const own = found && (await readTakeable({ deps, access }, found));
  if (!own) return null;
  const { offer, isRunning } = found;
  const wanted = listWanted(listAnswered(own.stored, offer), own.heldId);
  const answered = wanted.map(({ jobId }) => jobId);
  const jobs = own.jobs
    .map((job) => ({ job, taken: answered.indexOf(job.jobId) + 1 || null }))
    .filter(({ taken }) => isRunning || taken !== null);
  if (jobs.length === 0) return null;
  const { id: offerId, periodId, until } = offer;
  return { offerId, periodId, until, isRunning, heldId: own.heldId, jobs };
};
