import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Job } from '~/domain/jobs/job';
import type { AwardFigures, JobFigures } from './award-figures';

type Reason = DriverOutcome['reasons'][number];

/** To whom a job went that the driver who asks did not rank, or not above their result. */
export type JobTaker =
  | { readonly code: 'nobody' }
  /** Exactly one place was taken. */
  | { readonly code: 'assigned-manually'; readonly places: number; readonly taken: number }
  /** Several were, none from a list and at least one manually. */
  | { readonly code: 'places-taken'; readonly places: number; readonly taken: number }
  | {
      readonly code: 'went-to';
      readonly places: number;
      readonly taken: number;
      /** Of several takers, the last one of `AwardFigures`. */
      readonly seniorityNumber: number | null;
      readonly rank: number | null;
    };

/**
 * Who got a job of a published award, as far as the driver who asks may know: what reasons give of other drivers, and no
 * more (domain/README.md#who-got-a-job).
 */
export type WhoGot =
  | { readonly code: 'not-offered' }
  | { readonly code: 'yours' }
  | { readonly code: 'explained'; readonly reason: Reason }
  /** The driver may not hold it today; the version may have offered it to them. */
  | { readonly code: 'needs-airport-certification' }
  /** `isRankedBelow`: the driver got a pick, and those below it have no reason. Otherwise the job is not on their list. */
  | { readonly code: 'taken'; readonly by: JobTaker; readonly isRankedBelow: boolean };

/** What a driver asked. */
export interface AskedJob {
  readonly periodId: string;
  /** As the version has it, or as the driver typed it if it has no such job. */
  readonly jobId: string;
  /** Null if it could not be read in time. */
  readonly answer: WhoGot | null;
}

/** The job with the ID that a driver typed, in capitals or not. */
export const findTypedJob = <Offer extends Pick<Job, 'jobId'>>(
  jobs: readonly Offer[],
  typed: string,
): Offer | null => {
  const wanted = typed.trim();
  const isSame = ({ jobId }: Offer) => jobId.toLowerCase() === wanted.toLowerCase();
  return jobs.find(({ jobId }) => jobId === wanted) ?? jobs.find(isSame) ?? null;
};

/** What the driver's own result says of the job; null if that does not say it. */
export const explainByOwnResult = (
  jobId: string,
  { awardedId, reasons }: DriverOutcome,
): WhoGot | null => {
  if (jobId === awardedId) return { code: 'yours' };
  const reason = reasons.find(({ pickId }) => pickId === jobId);
  return reason ? { code: 'explained', reason } : null;
};

const toTaker = ({ places, taken, wentTo, wentToRank, wentToType }: JobFigures): JobTaker => {
  if (taken === 0) return { code: 'nobody' };
  // Of several takers, that is the type of the last one only.
  if (wentToType === 'manual')
    return { code: taken === 1 ? 'assigned-manually' : 'places-taken', places, taken };
  return { code: 'went-to', places, taken, seniorityNumber: wentTo, rank: wentToRank };
};

/** Whether the reasons end with the pick that the driver got, so that the list may go on below it. */
const endsWithAward = (reasons: readonly Reason[]): boolean => {
  const last = reasons.at(-1)?.code;
  return last === 'awarded' || last === 'kept' || last === 'traded-away';
};

/** Who got a job that the driver's own result does not mention. */
export const explainByFigures = (
  jobId: string,
  { reasons }: DriverOutcome,
  { jobs }: AwardFigures,
): WhoGot => {
  const job = jobs.find((one) => one.jobId === jobId);
  return job
    ? { code: 'taken', by: toTaker(job), isRankedBelow: endsWithAward(reasons) }
    : { code: 'not-offered' };
};
