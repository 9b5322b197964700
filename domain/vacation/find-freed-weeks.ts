import type { AwardedWeek } from '~/domain/award/award';
import {
  countWeeks,
  type AwardDriver,
  type AwardInput,
  type DriverWeek,
  type FreedWeeks,
} from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { compareText } from '~/domain/shared/text';
import type { ApprovedTrade } from '~/domain/trades/trade-offer';
import { stillGivenUp } from './given-up';
import { isIn } from './keep-published-weeks';
import type { VacationPicks } from './vacation-picks';
import type { ManualVacation } from './vacation-week';

/** Equal texts mean equal rules for weeks. */
const describeRules = ({ settings }: AwardInput): string =>
  JSON.stringify([
    settings.useSeniorityAssignment,
    settings.assignLeftoverVacations,
    settings.vacationRounds ?? [1],
    settings.company.usesVCStatus,
  ]);

/** A traded week cannot be given up, so one that was given up before came back to the driver by the trade. */
const isNotTraded = ({ assignmentType }: AwardedWeek): boolean => assignmentType !== 'trade';

const describeDriver = (driver: AwardDriver): string =>
  JSON.stringify([driver.seniorityNumber, driver.isEligible, driver.vcStatus, countWeeks(driver)]);

/** Whether drivers of both inputs have the same facts and lists. Drivers who were added have no list. */
const haveSameDrivers = (before: AwardInput, now: AwardInput): boolean => {
  const facts = new Map(before.drivers.map((one) => [one.employeeId, describeDriver(one)]));
  const lists = new Map(
    before.vacationPreferences.map((one) => [one.driverId, one.preferences.join('\n')]),
  );
  return (
    now.drivers.every((driver) => {
      const known = facts.get(driver.employeeId);
      return known === undefined || known === describeDriver(driver);
    }) &&
    now.vacationPreferences.every(
      ({ driverId, preferences }) => (lists.get(driverId) ?? '') === preferences.join('\n'),
    )
  );
};

/** Whether the driver gave the manually assigned week away by a trade that was approved after the assignment. */
const isTradedAway =
  ({ driverId, weekId, at }: ManualVacation) =>
  ({ by, with: other, giveId, wantId, answer }: ApprovedTrade): boolean =>
    answer.at >= at &&
    ((by.employeeId === driverId && giveId === weekId) ||
      (other.employeeId === driverId && wantId === weekId));

/**
 * The manual assignments without those that were traded away, which would be taken for new ones. One that the driver still
 * holds stays, because its trade was skipped or is not published yet.
 */
export const dropTradedAway = (
  manual: readonly ManualVacation[],
  {
    approved,
    published,
  }: { approved: readonly ApprovedTrade[]; published: Pick<AwardRecord, 'output'> },
): ManualVacation[] => {
  const held = published.output.vacations.filter(
    ({ assignmentType }) => assignmentType === 'manual',
  );
  return manual.filter((one) => isIn(held, one) || !approved.some(isTradedAway(one)));
};

/** Whether the manual assignments that were added since fit beside what the others hold. */
const addedFit = (
  { drivers, vacationWeeks, manualVacationAssignments }: AwardInput,
  kept: readonly DriverWeek[],
): boolean => {
  const rows = [...kept];
  return manualVacationAssignments
    .filter((entry) => !isIn(kept, entry))
    .every((entry) => {
      const driver = drivers.find(({ employeeId }) => employeeId === entry.driverId);
      const week = vacationWeeks.find(({ weekId }) => weekId === entry.weekId);
      if (!driver || !week) return true;
      const used = rows.filter(({ weekId }) => weekId === entry.weekId).length;
      const held = rows.filter(({ driverId }) => driverId === entry.driverId).length;
      rows.push(entry);
      return used < week.totalSlots && held < countWeeks(driver);
    });
};

/**
 * New manual assignments. They count as held, because a week is freed only after the manual assignments have been made, and
 * until then the driver who had it, or the week that the driver had, would take their place.
 */
const listAdded = (
  { manualVacationAssignments: manual }: AwardInput,
  held: readonly AwardedWeek[],
): FreedWeeks['held'] =>
  manual
    .filter((entry) => !isIn(held, entry))
    .map(({ driverId, weekId }) => ({ driverId, weekId, assignmentType: 'manual' }));

/**
 * The weeks that were freed since the published award (domain/README.md#freed-weeks). Null if more has changed than that,
 * so that all weeks are awarded anew. `input` is what an award would read now, with the published weeks.
 */
export const findFreedWeeks = (
  published: Pick<AwardRecord, 'input' | 'output'>,
  {
    input,
    lists,
    manual,
  }: {
    readonly input: AwardInput;
    readonly lists: readonly VacationPicks[];
    readonly manual: readonly ManualVacation[];
  },
): FreedWeeks | null => {
  if (describeRules(published.input) !== describeRules(input)) return null;
  if (!haveSameDrivers(published.input, input)) return null;
  const held = published.output.vacations;
  const freed = lists
    .flatMap((list) =>
      stillGivenUp(list, manual).map((weekId) => ({
        driverId: list.employeeId,
        weekId,
        at: list.givenUpAt?.[weekId] ?? list.acceptedAt,
      })),
    )
    .filter((row) => isIn(held.filter(isNotTraded), row))
    .sort(
      (a, b) =>
        compareText(a.at, b.at) ||
        compareText(a.weekId, b.weekId) ||
        compareText(a.driverId, b.driverId),
    )
    .map(({ driverId, weekId }) => ({ driverId, weekId }));
  const isThere = new Set(input.drivers.map(({ employeeId }) => employeeId));
  const kept = held.filter(
    (row) =>
      isThere.has(row.driverId) &&
      !isIn(freed, row) &&
      (row.assignmentType !== 'manual' || isIn(input.manualVacationAssignments, row)),
  );
  if (!addedFit(input, kept)) return null;
  return { held: [...held, ...listAdded(input, held)], freed };
};
