import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AwardedJob, AwardedWeek, AwardResult, Catalogue } from '~/domain/award/award';
import { compareSeniority, type AwardDriver } from '~/domain/award/award-input';
import { compareText } from '~/domain/shared/text';

/** One job or week that a driver holds. */
export interface Held {
  /** A job or week id. */
  readonly awardedId: string;
  readonly assignmentType: AssignmentType;
}

/** A driver whose job, weeks or assignment types differ between two awards. */
export interface AwardDifference {
  readonly driverId: string;
  readonly before: readonly Held[];
  readonly after: readonly Held[];
}

/** A difference with the driver as the later award has them, or the earlier one if they have been deleted since. */
export interface NamedDifference extends AwardDifference {
  readonly name: string;
  readonly seniorityNumber: number | null;
}

const byDriver = (awarded: readonly (AwardedJob | AwardedWeek)[]) => {
  const held = new Map<string, Held[]>();
  for (const one of awarded) {
    const { driverId, assignmentType } = one;
    const awardedId = 'jobId' in one ? one.jobId : one.weekId;
    held.set(driverId, [...(held.get(driverId) ?? []), { awardedId, assignmentType }]);
  }
  return (driverId: string): readonly Held[] => held.get(driverId) ?? [];
};

const isSame = (a: readonly Held[], b: readonly Held[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ awardedId, assignmentType }, at) =>
      b[at]?.awardedId === awardedId && b[at].assignmentType === assignmentType,
  );

/** The exact difference between two awards of jobs or vacation weeks, sorted by driverId as text. */
export const getAwardDifference = (
  before: AwardResult,
  after: AwardResult,
  catalogue: Catalogue = 'jobs',
): AwardDifference[] => {
  const [was, is] = [byDriver(before[catalogue]), byDriver(after[catalogue])];
  const rows = [...before[catalogue], ...after[catalogue]];
  return [...new Set(rows.map(({ driverId }) => driverId))]
    .map((driverId) => ({ driverId, before: was(driverId), after: is(driverId) }))
    .filter((one) => !isSame(one.before, one.after))
    .sort((a, b) => compareText(a.driverId, b.driverId));
};

/** The drivers of both awards, most senior first, by their seniority in the later award if they are in it. */
const rankDrivers = (
  before: readonly AwardDriver[],
  after: readonly AwardDriver[],
): AwardDriver[] =>
  [...new Map([...before, ...after].map((driver) => [driver.employeeId, driver])).values()].sort(
    compareSeniority,
  );

/** The differences with names, most senior driver first. */
export const nameDifferences = (
  differences: readonly AwardDifference[],
  driversBefore: readonly AwardDriver[],
  driversAfter: readonly AwardDriver[],
): NamedDifference[] => {
  const byId = new Map(differences.map((one) => [one.driverId, one]));
  return rankDrivers(driversBefore, driversAfter).flatMap(
    ({ employeeId, name, seniorityNumber }) => {
      const difference = byId.get(employeeId);
      return difference ? [{ ...difference, name, seniorityNumber }] : [];
    },
  );
};

/**
 * The most senior driver whose result changed, with `rank` counted from 1 in seniority order. The results of all more
 * senior drivers are the same in both awards. Null if nothing changed.
 */
export const firstAffectedSeniority = (
  differences: readonly AwardDifference[],
  driversBefore: readonly AwardDriver[],
  driversAfter: readonly AwardDriver[],
): {
  readonly rank: number;
  readonly driverId: string;
  readonly seniorityNumber: number | null;
} | null => {
  const changed = new Set(differences.map(({ driverId }) => driverId));
  const drivers = rankDrivers(driversBefore, driversAfter);
  const place = drivers.findIndex(({ employeeId }) => changed.has(employeeId));
  const first = drivers[place];
  if (!first) return null;
  return { rank: place + 1, driverId: first.employeeId, seniorityNumber: first.seniorityNumber };
};
