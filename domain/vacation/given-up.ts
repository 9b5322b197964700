import type { AwardedWeek } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/award-record';
import type { VacationPicks } from './vacation-picks';
import type { ManualVacation, VacationWeek } from './vacation-week';

/** Weeks that came by a pick or by hand. A leftover would come back: the rule does not ask for wishes. */
export const canBeGivenUp = (assignmentType: string | null | undefined): boolean =>
  assignmentType === 'preference' || assignmentType === 'manual';

/** What the driver gave up or declined, but for a week that an administrator gave them by hand since. */
export const stillGivenUp = (
  { employeeId, givenUp = [] }: Pick<VacationPicks, 'employeeId' | 'givenUp'>,
  manual: readonly ManualVacation[],
): string[] => {
  const byHand = manual.find(({ driverId }) => driverId === employeeId);
  return givenUp.filter((weekId) => weekId !== byHand?.weekId);
};

/**
 * Weeks without a slot for the driver beside those who hold them: by hand, or published and not given up
 * since. Whoever gives a week up does not compete for these, so that nobody loses one for it.
 */
export const getOthersWeeks = ({
  employeeId,
  weeks,
  manual,
  published,
  lists,
}: {
  employeeId: string;
  weeks: readonly VacationWeek[];
  manual: readonly ManualVacation[];
  published: readonly AwardedWeek[];
  lists: readonly VacationPicks[];
}): string[] => {
  const givenUp = new Map(lists.map((list) => [list.employeeId, list.givenUp]));
  const byHand = new Set(manual.map(({ driverId }) => driverId));
  const byRule = published.filter(
    ({ driverId, weekId, assignmentType }) =>
      assignmentType !== 'manual' &&
      !byHand.has(driverId) &&
      !givenUp.get(driverId)?.includes(weekId),
  );
  const others = [...manual, ...byRule].filter(({ driverId }) => driverId !== employeeId);
  return weeks
    .filter(
      ({ weekId, totalSlots }) =>
        others.filter((other) => other.weekId === weekId).length >= totalSlots,
    )
    .map(({ weekId }) => weekId);
};

/** What was given up or declined after `record` had counted it: the next publication acts on it. */
export const pendingGivenUp = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  { lists, manual }: { lists: readonly VacationPicks[]; manual: readonly ManualVacation[] },
): { employeeId: string; weekIds: string[] }[] => {
  const counted = new Map(
    input.vacationPreferences.map(({ driverId, preferences, struck = [] }) => [
      driverId,
      preferences.filter((weekId) => !struck.includes(weekId)),
    ]),
  );
  const held = new Map(output.vacations.map(({ driverId, weekId }) => [driverId, weekId]));
  return lists.flatMap((list) => {
    const { employeeId } = list;
    const weekIds = stillGivenUp(list, manual).filter(
      (weekId) =>
        held.get(employeeId) === weekId || (counted.get(employeeId)?.includes(weekId) ?? false),
    );
    return weekIds.length > 0 ? [{ employeeId, weekIds }] : [];
  });
};
