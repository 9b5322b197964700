import type { DriverWeek } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { PublishedWeek } from '~/domain/award/record/published-facts';
import { compareText } from '~/domain/shared/text';
import { isGivenUpSince } from './given-up';
import type { VacationPicks } from './vacation-picks';
import type { ManualVacation } from './vacation-week';

export const isIn = (rows: readonly DriverWeek[], { driverId, weekId }: DriverWeek): boolean =>
  rows.some((row) => row.driverId === driverId && row.weekId === weekId);

/**
 * What a later version of published weeks offers: the weeks as the version has them. From today's list it takes what an
 * administrator has assigned manually since: a week that was added or that nobody holds, and slots that were added to a week.
 */
export const keepPublishedWeeks = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  { weeks, manual }: { weeks: readonly PublishedWeek[]; manual: readonly ManualVacation[] },
): PublishedWeek[] => {
  const added = manual.filter((one) => !isIn(output.vacations, one));
  const assigned = weeks.filter(({ weekId }) => added.some((one) => one.weekId === weekId));
  const held = new Set(output.vacations.map(({ weekId }) => weekId));
  const published = new Map(input.vacationWeeks.map((week) => [week.weekId, week]));
  const kept = input.vacationWeeks.map((week) => {
    const now = assigned.find(({ weekId }) => weekId === week.weekId);
    if (now && !held.has(week.weekId)) return now;
    return { ...week, totalSlots: Math.max(week.totalSlots, now?.totalSlots ?? 0) };
  });
  return [...kept, ...assigned.filter(({ weekId }) => !published.has(weekId))].sort((a, b) =>
    compareText(a.weekId, b.weekId),
  );
};

/** The manual assignments of weeks that were deleted from today's list. Their drivers keep the week unless they gave it up. */
export const keepManualVacations = (
  { output, publishedAt }: Pick<AwardRecord, 'output' | 'publishedAt'>,
  { weeks, lists }: { weeks: readonly PublishedWeek[]; lists: readonly VacationPicks[] },
): ManualVacation[] => {
  const isListed = new Set(weeks.map(({ weekId }) => weekId));
  const isGivenUp = ({ driverId, weekId }: DriverWeek): boolean =>
    lists.some((list) => list.employeeId === driverId && isGivenUpSince(list, weekId, publishedAt));
  return output.vacations
    .filter(
      (row) => row.assignmentType === 'manual' && !isListed.has(row.weekId) && !isGivenUp(row),
    )
    .map(({ driverId, weekId }) => ({ driverId, weekId, id: '', at: publishedAt, by: '' }));
};
