import { getChangedIn, type PublishedFacts } from '~/domain/award/record/published-facts';
import type { Job } from '~/domain/jobs/job';
import { toMinutes } from '~/domain/picks/filter-jobs';
import { readWeekDays } from '~/domain/picks/week-days';
import type { Instant } from '~/domain/time/instant';
import type { ResultNews } from './result-news';

/** A start or end that moves by more than this lets the holder give the job back. */
const maxMoveMinutes = 60;
const dayMinutes = 24 * 60;

type JobTimes = Pick<Job, 'startTime' | 'endTime' | 'weekDays'>;

/** Two texts may name the same days, such as `Mon-Wed` and `Mon, Tue, Wed`. */
const describeDays = ({ weekDays }: JobTimes): string => readWeekDays(weekDays).join() || weekDays;

const getStart = ({ startTime }: JobTimes): number => toMinutes(startTime);

/** An end that is not after the start is on the next day. Null if it is not known. */
const getEnd = ({ startTime, endTime }: JobTimes): number | null => {
  if (!endTime) return null;
  return toMinutes(endTime) + (endTime > startTime ? 0 : dayMinutes);
};

const isFar = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && Math.abs(before - now) > maxMoveMinutes;

/** Whether a job changed so much that its holder is asked if they give it back (domain/README.md#jobs-given-back). */
export const isLargeChange = (before: JobTimes, now: JobTimes): boolean =>
  describeDays(before) !== describeDays(now) ||
  isFar(getStart(before), getStart(now)) ||
  isFar(getEnd(before), getEnd(now));

/**
 * The job that the driver is asked about: they keep it, and it changed by much, or changed again after they asked to give it
 * back. Null if there is none.
 */
export const findAskedJob = (
  change: ResultNews['change'],
  wish: Pick<GivenBackJob, 'jobId'> | null,
): { readonly jobId: string; readonly isAgain: boolean } | null => {
  const { before, now } = change?.offers ?? { before: { jobs: [] }, now: { jobs: [] } };
  const isAgain = ({ jobId }: Job) => wish?.jobId === jobId;
  const asked = now.jobs.find((job) =>
    before.jobs.some((was) => was.jobId === job.jobId && (isAgain(job) || isLargeChange(was, job))),
  );
  return asked ? { jobId: asked.jobId, isAgain: isAgain(asked) } : null;
};

/** A driver's wish to give back a job of a published week after a change. The driver holds it until it is passed on. */
export interface GivenBackJob {
  readonly employeeId: string;
  readonly periodId: string;
  readonly jobId: string;
  /** The version whose change the driver answered. */
  readonly version: number;
  readonly at: Instant;
  /** The version that passes the job on, stored before it is published. Null if there is none. It may never be published. */
  readonly passedOn: number | null;
}

/** The version in force, and what the driver holds in it. */
interface InForce {
  readonly version: number;
  readonly held: readonly string[];
}

/** Whether a version that was published passed the job on, and not only one whose publication was given up. */
export const isPassedOn = (
  { jobId, passedOn }: Pick<GivenBackJob, 'jobId' | 'passedOn'>,
  { version, held }: InForce,
): boolean => passedOn !== null && passedOn <= version && !held.includes(jobId);

/** Whether the driver may keep the job after all: not while a version that passes it on is being published. */
export const mayTakeBack = (
  { jobId, passedOn }: Pick<GivenBackJob, 'jobId' | 'passedOn'>,
  { version, held }: InForce,
): boolean => held.includes(jobId) && (passedOn === null || passedOn <= version);

/**
 * Whether a wish still waits for the dispatcher. It no longer counts when the driver does not hold the job, or when a later
 * version changed the job again, because the driver is then asked anew. While they hold the job, nothing passed it on.
 */
export const isWaiting = (
  { jobId, version }: Pick<GivenBackJob, 'jobId' | 'version'>,
  {
    held,
    facts,
  }: Pick<InForce, 'held'> & { readonly facts: Pick<PublishedFacts, 'changedIn'> | null },
): boolean => held.includes(jobId) && getChangedIn(facts, [jobId]) <= version;
