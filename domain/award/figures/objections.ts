import { runAward } from '~/domain/award/award';
import {
  compareSeniority,
  type AwardDriver,
  type AwardInput,
  type AwardJob,
} from '~/domain/award/award-input';
import type { CatalogueAward } from '~/domain/award/engine/show-award';
import { getLosses, type Loss } from '~/domain/award/results/losses';
import { placeManually } from '~/domain/jobs/manual-places';
import { mayHold } from '~/domain/picks/visible-jobs';
import type { Objection } from './objection-schema';

export type { Objection } from './objection-schema';

/** How many drivers who would lose something are named. */
const maxNamed = 5;

/** Why the driver may not hold the job by the rules. */
export const listHolderObjections = (
  driver: Pick<AwardDriver, 'isEligible' | 'airportCertified' | 'onVacation' | 'onLeave'>,
  job: Pick<AwardJob, 'isAirport'>,
  rules: { airportCertificationRequired: boolean },
): Objection[] => [
  ...(driver.isEligible ? [] : [{ code: 'not-eligible' } as const]),
  ...(driver.onVacation
    ? [{ code: 'on-vacation', weekId: driver.onVacation.weekId } as const]
    : []),
  ...(driver.onLeave ? [{ code: 'on-leave' } as const] : []),
  ...(mayHold(job, driver, rules) ? [] : [{ code: 'not-certified' } as const]),
];

/** The more senior driver who got the last place of the job, or the last slot of the week. */
const findSenior = <Item>(
  { findOffer, findDriver }: Pick<CatalogueAward<Item>, 'findOffer' | 'findDriver'>,
  driverId: string,
  offerId: string,
): AwardDriver | null => {
  const offer = findOffer(offerId);
  const taker = offer?.isFull ? offer.lastTaker : null;
  const holder = taker && findDriver(taker.driverId)?.driver;
  const driver = findDriver(driverId)?.driver;
  return holder && driver && compareSeniority(driver, holder) > 0 ? holder : null;
};

/** Who would lose what: first whoever has the offer now, then the others. */
const objectionsOfLosers = (
  offerId: string,
  {
    senior,
    taken,
    losses,
  }: { senior: AwardDriver | null; taken: AwardDriver | null; losses: readonly Loss[] },
): Objection[] => {
  const toOther = ({ employeeId: driverId, name: driverName }: AwardDriver) => {
    const loss = losses.find(
      ({ driver, lostId }) => driver.employeeId === driverId && lostId === offerId,
    );
    return { driverId, driverName, ...(loss && { gainedId: loss.gainedId }) };
  };
  const named = new Set([senior, taken].map((driver) => driver?.employeeId));
  const others = losses.filter(
    ({ driver, lostId }) => lostId !== offerId || !named.has(driver.employeeId),
  );
  const unnamed = others.length - maxNamed;
  return [
    ...(senior
      ? [
          {
            code: 'less-senior' as const,
            ...toOther(senior),
            seniorityNumber: senior.seniorityNumber,
          },
        ]
      : []),
    ...(taken ? [{ code: 'taken' as const, ...toOther(taken) }] : []),
    ...others.slice(0, maxNamed).map(({ driver, lostId, gainedId }) => ({
      code: 'loses' as const,
      driverId: driver.employeeId,
      driverName: driver.name,
      seniorityNumber: driver.seniorityNumber,
      lostId,
      gainedId,
    })),
    ...(unnamed > 0 ? [{ code: 'others-lose' as const, count: unnamed }] : []),
  ];
};

interface Known {
  /** False while lists are sealed: then nothing that depends on picks may be said. */
  readonly hasPicks: boolean;
}

/** The objections to assigning the job to the driver manually. None if either is unknown. */
export const getJobObjections = (
  input: AwardInput,
  wish: { readonly driverId: string; readonly jobId: string },
  { hasPicks }: Known,
): Objection[] => {
  const { driverId, jobId } = wish;
  const driver = input.drivers.find(({ employeeId }) => employeeId === driverId);
  const job = input.jobs.find((one) => one.jobId === jobId);
  if (!driver || !job) return [];
  const { pushedOut } = placeManually(input.manualAssignments, wish, input);
  const others = input.manualAssignments.filter(
    (manual) =>
      manual.jobId !== jobId ||
      (manual.driverId !== driverId && manual.driverId !== pushedOut?.driverId),
  );
  const award = (manualAssignments: AwardInput['manualAssignments']) =>
    runAward({ ...input, manualAssignments }).jobs;
  return [
    ...listHolderObjections(driver, job, input.settings.company),
    ...objectionsOfLosers(jobId, {
      senior: hasPicks ? findSenior(award(others), driverId, jobId) : null,
      taken: input.drivers.find(({ employeeId }) => employeeId === pushedOut?.driverId) ?? null,
      losses: hasPicks ? getLosses(award(input.manualAssignments), award([...others, wish])) : [],
    }),
  ];
};

/**
 * The objections to assigning the week to the driver manually. `inputs`: what the award reads without and with the assignment.
 * None if the driver is unknown.
 */
export const getWeekObjections = (
  inputs: { readonly without: AwardInput; readonly with: AwardInput },
  { driverId, weekId }: { readonly driverId: string; readonly weekId: string },
  { hasPicks }: Known,
): Objection[] => {
  const driver = inputs.without.drivers.find(({ employeeId }) => employeeId === driverId);
  if (!driver) return [];
  const before = runAward(inputs.without).vacations;
  return [
    ...(driver.isEligible ? [] : [{ code: 'not-eligible' } as const]),
    ...objectionsOfLosers(weekId, {
      senior: hasPicks ? findSenior(before, driverId, weekId) : null,
      taken: null,
      losses: hasPicks ? getLosses(before, runAward(inputs.with).vacations) : [],
    }),
  ];
};
