import { staysHeld } from '~/domain/award/assignment-type';
import { takesTurn, type AwardDriver } from '~/domain/award/award-input';
import type { Job } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';
import { drainMs, requestDeadlineMs } from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt, deadlineOn, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayIn, isWallTime } from '~/domain/time/zoned-time';
import type { LeftOverAnswers, LeftOverOffer } from './left-over-schema';

/** The most jobs that are offered at once: every request of the site reads their IDs. */
export const maxLeftOverJobs = 100;

export type LeftOverRefusal =
  | { readonly code: 'left-over-count'; readonly most: number }
  | { readonly code: 'left-over-until' };

/** Whether answers still count. */
export const isRunning = ({ until }: Pick<LeftOverOffer, 'until'>, now: Instant): boolean =>
  toEpochMs(now) < toEpochMs(until.instant);

/** In how many seconds the last answers are written; 0 if they are. */
export const getSecondsToWait = ({ until }: Pick<LeftOverOffer, 'until'>, now: Instant): number =>
  Math.max(0, Math.ceil((toEpochMs(until.instant) + drainMs - toEpochMs(now)) / 1000));

/** Until when jobs are offered, as it was chosen: not before `endSoon`, and not after the end of the week. */
export const chooseUntil = (
  wallTime: string,
  { periodId, timeZone, now }: { periodId: string; timeZone: string; now: Instant },
): Result<Deadline, LeftOverRefusal> => {
  if (!isWallTime(wallTime)) return fail({ code: 'left-over-until' });
  const until = deadlineOn(wallTime, timeZone);
  const end = deadlineOn(`${addDays(getMonday(periodId), 7)}T00:00`, timeZone);
  const isAhead = toEpochMs(until.instant) >= toEpochMs(now) + requestDeadlineMs;
  const isPossible = isAhead && until.instant <= end.instant;
  return isPossible ? ok(until) : fail({ code: 'left-over-until' });
};

/**
 * The earliest end of an offer. Every answer that read it as running before the end was stored is received before then and
 * still counts, so no acknowledged answer is lost.
 */
export const endSoon = ({ until }: Pick<LeftOverOffer, 'until'>, now: Instant): Deadline => {
  const soon = deadlineAt(toEpochMs(now) + requestDeadlineMs, until.timeZone);
  return soon.instant < until.instant ? soon : until;
};

/** Noon of the next day, but the evening before the week begins if that is earlier. */
export const proposeUntil = (periodId: string, timeZone: string, now: Instant): Deadline => {
  const noon = deadlineOn(`${addDays(dayIn(timeZone, now), 1)}T12:00`, timeZone);
  const evening = deadlineOn(`${addDays(getMonday(periodId), -1)}T18:00`, timeZone);
  const isInTime = isRunning({ until: evening }, now) && evening.instant < noon.instant;
  return isInTime ? evening : noon;
};

/** The jobs to offer. `left`: those of the week that have a free place. */
export const chooseJobs = (
  asked: readonly string[],
  left: readonly Pick<Job, 'jobId'>[],
): Result<readonly string[], LeftOverRefusal> => {
  const jobIds = left.map(({ jobId }) => jobId).filter((jobId) => asked.includes(jobId));
  const isPossible = jobIds.length > 0 && jobIds.length <= maxLeftOverJobs;
  return isPossible ? ok(jobIds) : fail({ code: 'left-over-count', most: maxLeftOverJobs });
};

/** A driver as the chain would see them. */
export interface Taker {
  readonly driver: AwardDriver;
  readonly held: { readonly jobId: string; readonly assignmentType: string | null } | null;
  /** Jobs that were freed from the driver. */
  readonly struck: readonly string[];
}

/** Whether the chain would give the driver the job if nobody more senior took it. */
export const mayTake = (
  job: Pick<Job, 'jobId' | 'isAirport'>,
  { driver, held, struck }: Taker,
  rules: { readonly airportCertificationRequired: boolean },
): boolean =>
  takesTurn(driver) &&
  mayHold(job, driver, rules) &&
  !struck.includes(job.jobId) &&
  held?.jobId !== job.jobId &&
  !staysHeld.some((type) => type === held?.assignmentType);

type Answered = Pick<LeftOverAnswers, 'offerId' | 'jobs'>;

/** The jobs that the driver takes by answers that count, wanted most first, and when they said so first. */
export const listAnswered = (
  answers: Answered | null,
  { id, jobIds, until }: LeftOverOffer,
): LeftOverAnswers['jobs'] =>
  answers?.offerId === id
    ? answers.jobs.filter(({ jobId, at }) => jobIds.includes(jobId) && isRunning({ until }, at))
    : [];

/**
 * The most jobs that a driver takes at once, and the most characters of their IDs. What drivers take is stored with the
 * publication in one item of at most 400 KB. With 1,000 drivers that is 1,000 times 200 characters, 20 bytes for the entries of
 * the list, and some 60 for the driver and the time, thus 280 KB. The rows of the freed jobs are 1,000 at most, each
 * with an ID of 40 characters and some 30 bytes around it: 70 KB. 50 KB are left for drivers who are otherwise today.
 */
export const maxTakenJobs = 20;
const maxTakenLength = 200;

/** Whether a driver can take so many jobs at once. */
export const isWithinLimit = (jobs: readonly Pick<Job, 'jobId'>[]): boolean =>
  jobs.length <= maxTakenJobs &&
  jobs.reduce((length, { jobId }) => length + jobId.length, 0) <= maxTakenLength;

/** Those of the answers that the driver wants more than the job that they hold. The others are over once it is theirs. */
export const listWanted = <One extends { readonly jobId: string }>(
  answered: readonly One[],
  heldId: string | null,
): One[] => {
  const place = answered.findIndex(({ jobId }) => jobId === heldId);
  return place < 0 ? [...answered] : answered.slice(0, place);
};

/** The answers with one more job at the end, or without it. */
export const changeAnswer = (
  answered: LeftOverAnswers['jobs'],
  { jobId, isTaken, at }: { jobId: string; isTaken: boolean; at: Instant },
): LeftOverAnswers['jobs'] => {
  const others = answered.filter((one) => one.jobId !== jobId);
  if (!isTaken) return others;
  return others.length < answered.length ? answered : [...answered, { jobId, at }];
};

/**
 * The free places that are passed on, in the order in which seniority gives them out: to each driver the job that they want
 * most of those that are still free. `wishes`: the most senior driver first. `free`: the free places of each job.
 */
export const listTakenPlaces = (
  wishes: readonly { readonly jobIds: readonly string[] }[],
  free: ReadonlyMap<string, number>,
): { readonly driverId: null; readonly jobId: string }[] => {
  const left = new Map(free);
  return wishes.flatMap(({ jobIds }) => {
    const jobId = jobIds.find((id) => (left.get(id) ?? 0) > 0);
    if (jobId === undefined) return [];
    left.set(jobId, (left.get(jobId) ?? 0) - 1);
    return [{ driverId: null, jobId }];
  });
};
