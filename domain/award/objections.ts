import { placeManually } from '~/domain/jobs/manual-places';
import { mayHold } from '~/domain/picks/visible-jobs';
import { runAward } from './award';
import { compareSeniority, type AwardDriver, type AwardInput, type AwardJob } from './award-input';
import type { CatalogueAward } from './engine/show-award';
import type { Objection } from './objection-schema';

export type { Objection } from './objection-schema';

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

/** The objection that a more senior driver got the last place of the job, or the last slot of the week. */
const objectToLastTaker = <Item>(
  { findOffer, findDriver }: Pick<CatalogueAward<Item>, 'findOffer' | 'findDriver'>,
  driverId: string,
  offerId: string,
): Objection[] => {
  const offer = findOffer(offerId);
  const taker = offer?.isFull ? offer.lastTaker : null;
  const holder = taker && findDriver(taker.driverId)?.driver;
  const driver = findDriver(driverId)?.driver;
  if (!holder || !driver || compareSeniority(driver, holder) <= 0) return [];
  const { seniorityNumber, employeeId } = holder;
  return [{ code: 'less-senior', driverId: employeeId, seniorityNumber }];
};

/** The objection that the rules would give the job to a more senior driver. */
export const seniorityObjections = (
  input: AwardInput,
  { driverId, jobId }: { driverId: string; jobId: string },
): Objection[] => {
  const { pushedOut } = placeManually(input.manualAssignments, { driverId, jobId }, input);
  const { jobs } = runAward({
    ...input,
    manualAssignments: input.manualAssignments.filter(
      (manual) =>
        manual.jobId !== jobId ||
        (manual.driverId !== driverId && manual.driverId !== pushedOut?.driverId),
    ),
  });
  return objectToLastTaker(jobs, driverId, jobId);
};

/** The objections to assigning the week to the driver manually. Without picks none can be about seniority. */
export const weekObjections = (
  input: AwardInput,
  { driverId, weekId }: { driverId: string; weekId: string },
  { hasPicks }: { hasPicks: boolean },
): Objection[] => {
  const { vacations } = runAward({
    ...input,
    manualVacationAssignments: input.manualVacationAssignments.filter(
      (manual) => manual.driverId !== driverId || manual.weekId !== weekId,
    ),
  });
  const driver = vacations.findDriver(driverId)?.driver;
  if (!driver) return [];
  return [
    ...(driver.isEligible ? [] : [{ code: 'not-eligible' } as const]),
    ...(hasPicks ? objectToLastTaker(vacations, driverId, weekId) : []),
  ];
};

/** The objection that the job is already manually assigned to another driver. */
export const handObjections = (
  manualAssignments: readonly { readonly driverId: string; readonly jobId: string }[],
  { driverId, jobId }: { driverId: string; jobId: string },
): Objection[] =>
  manualAssignments
    .filter((manual) => manual.jobId === jobId && manual.driverId !== driverId)
    .map((manual) => ({ code: 'taken', driverId: manual.driverId }));
