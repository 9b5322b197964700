import type { AwardRun, Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { toDriverReason } from '~/domain/award/driver-reason';
import { explainPicks } from '~/domain/award/reasons';
import { rememberChains } from '~/domain/award/record/free-jobs';
import type { ResultChange } from './result-change-schema';

/** The outcomes of all drivers, of which a caller takes a part at a time: 1,000 full lists have 500,000 reasons. */
export interface Outcomes {
  readonly length: number;
  slice(from: number, to: number): readonly DriverOutcome[];
}

/** Each driver's own part of an award, with one reason per pick down to the awarded one. Computed when it is taken. */
export const getOutcomes = (run: AwardRun, catalogue: Catalogue): Outcomes => {
  const { drivers } = run.input;
  const ofJobs = catalogue === 'jobs' ? rememberChains(run.input).struck : [];
  const struckJobs = new Map(ofJobs.map(({ driverId, jobIds }) => [driverId, [...jobIds]]));
  const toOutcome = (driver: (typeof drivers)[number]): DriverOutcome => {
    const { employeeId, seniorityNumber, onVacation, onLeave } = driver;
    const struck = struckJobs.get(employeeId);
    const [first, ...further] = run[catalogue].findDriver(employeeId)?.held ?? [];
    return {
      employeeId,
      seniorityNumber,
      awardedId: first?.offerId ?? null,
      assignmentType: first?.assignmentType ?? null,
      ...(further.length > 0 && {
        further: further.map(({ offerId, assignmentType }) => ({
          awardedId: offerId,
          assignmentType,
        })),
      }),
      ...(onVacation && { onVacation: onVacation.weekId }),
      ...(onLeave && { onLeave }),
      ...(struck && { struck }),
      reasons: explainPicks(run, catalogue, employeeId).map(({ pickId, rank, reason }) => ({
        rank,
        pickId,
        ...toDriverReason(reason),
      })),
    };
  };
  return {
    length: drivers.length,
    slice: (from, to) => drivers.slice(from, to).map(toOutcome),
  };
};

/** The outcomes with each driver's number, by employee ID. */
export const addNumbers = (outcomes: Outcomes, numbers: ReadonlyMap<string, number>): Outcomes => ({
  length: outcomes.length,
  slice: (from, to) =>
    outcomes.slice(from, to).map((outcome) => {
      const number = numbers.get(outcome.employeeId);
      return number === undefined ? outcome : { ...outcome, number };
    }),
});

/** The outcomes with how the version changed them, by employee ID. */
export const addChanges = (
  outcomes: Outcomes,
  changes: ReadonlyMap<string, ResultChange>,
): Outcomes => ({
  length: outcomes.length,
  slice: (from, to) =>
    outcomes.slice(from, to).map((outcome) => {
      const change = changes.get(outcome.employeeId);
      return change ? { ...outcome, change } : outcome;
    }),
});
