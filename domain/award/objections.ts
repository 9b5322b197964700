import { mayHold } from '~/domain/picks/visible-jobs';
import { runAward } from './award';
import { compareSeniority, type AwardDriver, type AwardInput, type AwardJob } from './award-input';
import type { Objection } from './objection-schema';

export type { Objection } from './objection-schema';

/** What speaks against giving the job to the driver by hand: that takes a confirmation. */
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

/** Whether it would overrule seniority: the rules give the job to somebody more senior. */
export const seniorityObjections = (
  input: AwardInput,
  { driverId, jobId }: { driverId: string; jobId: string },
): Objection[] => {
  const manualAssignments = input.manualAssignments.filter((manual) => manual.jobId !== jobId);
  const { jobs } = runAward({ ...input, manualAssignments });
  const taker = jobs.findOffer(jobId)?.lastTaker;
  const holder = taker && jobs.findDriver(taker.driverId)?.driver;
  const driver = jobs.findDriver(driverId)?.driver;
  if (!holder || !driver) return [];
  if (compareSeniority(driver, holder) <= 0) return [];
  const { seniorityNumber, employeeId } = holder;
  return [{ code: 'less-senior', driverId: employeeId, seniorityNumber }];
};

/** Whether it would take the job from somebody who was given it by hand. */
export const handObjections = (
  manualAssignments: readonly { readonly driverId: string; readonly jobId: string }[],
  { driverId, jobId }: { driverId: string; jobId: string },
): Objection[] =>
  manualAssignments
    .filter((manual) => manual.jobId === jobId && manual.driverId !== driverId)
    .map((manual) => ({ code: 'taken', driverId: manual.driverId }));
