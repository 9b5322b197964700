import { mayHold } from '~/domain/picks/visible-jobs';
import { runAward } from './award';
import { compareSeniority, type AwardDriver, type AwardInput, type AwardJob } from './award-input';

/** What speaks against giving the job to the driver by hand: that takes a confirmation. */
export const objectionsTo = (
  driver: Pick<AwardDriver, 'isEligible' | 'airportCertified' | 'onVacation'>,
  job: Pick<AwardJob, 'isAirport'>,
  rules: { airportCertificationRequired: boolean },
): string[] => [
  ...(driver.isEligible ? [] : ['is not eligible']),
  ...(driver.onVacation ? [`is on vacation (${driver.onVacation.weekId})`] : []),
  ...(mayHold(job, driver, rules) ? [] : ['is not airport certified']),
];

/** Whether it would overrule seniority: the rules give the job to somebody more senior. */
export const seniorityObjections = (
  input: AwardInput,
  { driverId, jobId }: { driverId: string; jobId: string },
): string[] => {
  const manualAssignments = input.manualAssignments.filter((manual) => manual.jobId !== jobId);
  const { jobs } = runAward({ ...input, manualAssignments });
  const taker = jobs.findOffer(jobId)?.lastTaker;
  const holder = taker && jobs.findDriver(taker.driverId)?.driver;
  const driver = jobs.findDriver(driverId)?.driver;
  if (!holder || !driver) return [];
  if (compareSeniority(driver, holder) <= 0) return [];
  const { seniorityNumber, employeeId } = holder;
  const rank = seniorityNumber === null ? '' : `seniority ${seniorityNumber}, `;
  return [`is less senior than ${rank}driver ${employeeId}, to whom the rules give the job`];
};

/** Whether it would take the job from somebody who was given it by hand. */
export const handObjections = (
  manualAssignments: readonly { readonly driverId: string; readonly jobId: string }[],
  { driverId, jobId }: { driverId: string; jobId: string },
): string[] =>
  manualAssignments
    .filter((manual) => manual.jobId === jobId && manual.driverId !== driverId)
    .map(
      (manual) =>
        `would take the job from driver ${manual.driverId}, to whom it was assigned manually`,
    );
