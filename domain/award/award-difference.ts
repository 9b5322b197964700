import { compareText } from '~/domain/shared/text';
import type { AwardedJob, AwardedWeek, AwardResult, Catalogue } from './award';
import type { AssignmentType } from './assignment-type';
import { compareSeniority, type AwardDriver } from './award-input';

/** One job or week that a driver holds. */
interface Held {
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

/**
 * The most senior driver whose result changed, with `rank` counted from 1 in seniority order. The results of all more
 * senior drivers are the same in both awards. Drivers of both awards are ranked, by their seniority in the later award
 * if they are in it. Null if nothing changed.
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
  const drivers = [
    ...new Map(
      [...driversBefore, ...driversAfter].map((driver) => [driver.employeeId, driver]),
    ).values(),
  ].sort(compareSeniority);
  const place = drivers.findIndex(({ employeeId }) => changed.has(employeeId));
  const first = drivers[place];
  if (!first) return null;
  return { rank: place + 1, driverId: first.employeeId, seniorityNumber: first.seniorityNumber };
};
