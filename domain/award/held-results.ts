import { compareText } from '~/domain/shared/text';
import type { AwardedJob, AwardedWeek } from './award';
import type { DriverOutcome } from './driver-outcome';

/** The jobs or weeks of an outcome, in the order of being taken. */
const listAwarded = ({
  awardedId,
  assignmentType,
  further = [],
}: Pick<DriverOutcome, 'awardedId' | 'assignmentType' | 'further'>) =>
  awardedId === null ? [] : [{ awardedId, assignmentType: assignmentType ?? '' }, ...further];

/** The weeks of an outcome with their place in the list and their round; null if they have none, or it is not stored. */
export const listAwardedWeeks = (outcome: DriverOutcome) =>
  listAwarded(outcome).map(({ awardedId: weekId, assignmentType }) => {
    const reason = outcome.reasons.find(({ pickId }) => pickId === weekId);
    const round = reason && 'round' in reason ? (reason.round ?? null) : null;
    return { weekId, assignmentType, rank: reason?.rank ?? null, round };
  });

/** The jobs or weeks of an outcome, sorted as text. */
export const getHeld = ({
  awardedId,
  further = [],
}: Pick<DriverOutcome, 'awardedId' | 'further'>): string[] =>
  [awardedId, ...further.map((one) => one.awardedId)].filter((id) => id !== null).sort(compareText);

/** Finds the jobs or weeks that a driver holds in an award, sorted as text. */
export const listHeld = (
  awarded: readonly (AwardedJob | AwardedWeek)[],
): ((employeeId: string) => readonly string[]) => {
  const held = new Map<string, string[]>();
  for (const one of awarded) {
    const ids = held.get(one.driverId) ?? [];
    held.set(one.driverId, [...ids, 'jobId' in one ? one.jobId : one.weekId].sort(compareText));
  }
  return (employeeId) => held.get(employeeId) ?? [];
};
