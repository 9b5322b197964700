import type { AwardRecord } from '~/domain/award/award-record';
import type { VacationPicks } from './vacation-picks';

/** Weeks that came by a pick or by hand. A leftover would come back: the rule does not ask for wishes. */
export const canBeGivenUp = (assignmentType: string | null | undefined): boolean =>
  assignmentType === 'preference' || assignmentType === 'manual';

/** What was given up or declined after `record` had counted it: the next publication acts on it. */
export const pendingGivenUp = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  lists: readonly VacationPicks[],
): { employeeId: string; weekIds: string[] }[] => {
  const counted = new Map(
    input.vacationPreferences.map(({ driverId, preferences }) => [driverId, preferences]),
  );
  const held = new Map(output.vacations.map(({ driverId, weekId }) => [driverId, weekId]));
  return lists.flatMap(({ employeeId, givenUp = [] }) => {
    const weekIds = givenUp.filter(
      (weekId) =>
        held.get(employeeId) === weekId || (counted.get(employeeId)?.includes(weekId) ?? false),
    );
    return weekIds.length > 0 ? [{ employeeId, weekIds }] : [];
  });
};
