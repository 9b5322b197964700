import type { AwardedWeek } from '~/domain/award/award';
import { listHeld } from '~/domain/award/held-results';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { Instant } from '~/domain/time/instant';
import type { VacationPicks } from './vacation-picks';
import type { ManualVacation, VacationWeek } from './vacation-week';

/**
 * Only weeks from a pick or a manual assignment can be given up. A week from the leftovers would be assigned to
 * the same driver again, because the rule for leftovers ignores lists.
 */
export const canBeGivenUp = (assignmentType: string | null | undefined): boolean =>
  assignmentType === 'preference' || assignmentType === 'manual';

/** The weeks that the driver gave up or declined, except one that has since been manually assigned to them. */
export const stillGivenUp = (
  { employeeId, givenUp = [] }: Pick<VacationPicks, 'employeeId' | 'givenUp'>,
  manual: readonly ManualVacation[],
): string[] => {
  const byHand = manual.filter(({ driverId }) => driverId === employeeId);
  return givenUp.filter((weekId) => !byHand.some((one) => one.weekId === weekId));
};

/** Whether the driver gave the week up after `since`. */
export const isGivenUpSince = (
  { givenUpAt = {} }: Pick<VacationPicks, 'givenUpAt'>,
  weekId: string,
  since: Instant,
): boolean => (givenUpAt[weekId] ?? '') > since;

/** The driver's list after giving a week up or declining it at `at`. */
export const giveUp = (
  stored: VacationPicks | null,
  {
    employeeId,
    weekId,
    at,
    saves,
    receiptNumber,
  }: {
    employeeId: string;
    weekId: string;
    at: Instant;
    /** How many saves of the list are not counted yet: giving a week up is none. */
    saves: number;
    receiptNumber: string;
  },
): VacationPicks => ({
  employeeId,
  weekIds: stored?.weekIds ?? [],
  givenUp: [...new Set([...(stored?.givenUp ?? []), weekId])],
  givenUpAt: { ...stored?.givenUpAt, [weekId]: at },
  acceptedAt: at,
  saves,
  receiptNumber,
});

/**
 * Weeks whose slots are all taken by other drivers: assigned manually, or published and not given up afterward. If
 * all weeks are awarded anew, a driver who gave a week up does not compete for these, so that no other driver loses one.
 */
export const getOthersWeeks = ({
  employeeId,
  weeks,
  manual,
  published,
  lists,
}: {
  employeeId: string;
  weeks: readonly Pick<VacationWeek, 'weekId' | 'totalSlots'>[];
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

/** Weeks given up or declined after `record` was computed; the next publication includes them. */
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
  // A traded week cannot be given up: one that was given up before came back to the driver by the trade.
  const getHeld = listHeld(
    output.vacations.filter(({ assignmentType }) => assignmentType !== 'trade'),
  );
  return lists.flatMap((list) => {
    const { employeeId } = list;
    const weekIds = stillGivenUp(list, manual).filter(
      (weekId) =>
        getHeld(employeeId).includes(weekId) ||
        (counted.get(employeeId)?.includes(weekId) ?? false),
    );
    return weekIds.length > 0 ? [{ employeeId, weekIds }] : [];
  });
};
