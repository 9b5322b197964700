import { mayHold } from '~/domain/picks/visible-jobs';
import { runAward } from './award';
import {
  compareSeniority,
  countPlaces,
  type AwardDriver,
  type AwardInput,
  type AwardJob,
} from './award-input';
import type { Objection } from './objection-schema';

export type { Objection } from './objection-schema';

type DriverJob = AwardInput['manualAssignments'][number];

/** Objections to assigning the job to the driver manually, which the administrator has to confirm. */
export const objectionsTo = (
  driver: Pick<AwardDriver, 'isEligible' | 'airportCertified' | 'onVacation'>,
  job: Pick<AwardJob, 'isAirport'>,
  rules: { airportCertificationRequired: boolean },
): Objection[] => [
  ...(driver.isEligible ? [] : [{ code: 'not-eligible' } as const]),
  ...(driver.onVacation
    ? [{ code: 'on-vacation', weekId: driver.onVacation.weekId } as const]
    : []),
  ...(mayHold(job, driver, rules) ? [] : [{ code: 'not-certified' } as const]),
];

/** The job's oldest manual assignment, if a new one for the driver would take its place. */
const findPushedOut = (
  manualAssignments: AwardInput['manualAssignments'],
  driverId: string,
  job: Pick<AwardJob, 'jobId' | 'places'>,
): DriverJob | null => {
  const newest = new Map<string, DriverJob>();
  for (const manual of manualAssignments.filter(({ jobId }) => jobId === job.jobId)) {
    newest.delete(manual.driverId);
    newest.set(manual.driverId, manual);
  }
  newest.delete(driverId);
  return [...newest.values()].at(-countPlaces(job)) ?? null;
};

/** The objection that the rules would give the job to a more senior driver. */
export const seniorityObjections = (
  input: AwardInput,
  { driverId, jobId }: { driverId: string; jobId: string },
): Objection[] => {
  const job = input.jobs.find((one) => one.jobId === jobId);
  const pushedOut = job && findPushedOut(input.manualAssignments, driverId, job);
  const { jobs } = runAward({
    ...input,
    manualAssignments: input.manualAssignments.filter(
      (manual) =>
        manual.jobId !== jobId ||
        (manual.driverId !== driverId && manual.driverId !== pushedOut?.driverId),
    ),
  });
  const offer = jobs.findOffer(jobId);
  const taker = offer?.isFull ? offer.lastTaker : null;
  const holder = taker && jobs.findDriver(taker.driverId)?.driver;
  const driver = jobs.findDriver(driverId)?.driver;
  if (!holder || !driver) return [];
  if (compareSeniority(driver, holder) <= 0) return [];
  const { seniorityNumber, employeeId } = holder;
  return [{ code: 'less-senior', driverId: employeeId, seniorityNumber }];
};

/** The objection that another driver's manual assignment loses its place to the new one. */
export const handObjections = (
  manualAssignments: AwardInput['manualAssignments'],
  driverId: string,
  job: Pick<AwardJob, 'jobId' | 'places'>,
): Objection[] => {
  const pushedOut = findPushedOut(manualAssignments, driverId, job);
  return pushedOut ? [{ code: 'taken', driverId: pushedOut.driverId }] : [];
};
