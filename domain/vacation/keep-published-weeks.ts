import type { DriverWeek } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/award-record';
import type { PublishedWeek } from '~/domain/award/published-facts';
import { compareText } from '~/domain/shared/text';
import type { VacationPicks } from './vacation-picks';
import type { ManualVacation } from './vacation-week';

export const isIn = (rows: readonly DriverWeek[], { driverId, weekId }: DriverWeek): boolean =>
  rows.some((row) => row.driverId === driverId && row.weekId === weekId);

/**
 * What a later version of published weeks offers: the weeks as the version has them. From today's list it takes what an
 * administrator has assigned manually since: a week that was added, and slots that were added to a week.
 */
export const keepPublishedWeeks = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  { weeks, manual }: { weeks: readonly PublishedWeek[]; manual: readonly ManualVacation[] },
): PublishedWeek[] => {
  const added = manual.filter((one) => !isIn(output.vacations, one));
  const assigned = weeks.filter(({ weekId }) => added.some((one) => one.weekId === weekId));
  const published = new Map(input.vacationWeeks.map((week) => [week.weekId, week]));
  const kept = input.vacationWeeks.map((week) => {
    const now = assigned.find(({ weekId }) => weekId === week.weekId);
    return { ...week, totalSlots: Math.max(week.totalSlots, now?.totalSlots ?? 0) };
  });
  return [...kept, ...assigned.filter(({ weekId }) => !published.has(weekId))].sort((a, b) =>
    compareText(a.weekId, b.weekId),
  );
};

/**
 * The manual assignments of weeks that were deleted from today's list. Their drivers keep them, unless they gave the week up or
 * were assigned another one.
 */
export const keepManualVacations = (
  { output, publishedAt }: Pick<AwardRecord, 'output' | 'publishedAt'>,
  {
    weeks,
    lists,
    manual,
  }: {
    weeks: readonly PublishedWeek[];
    lists: readonly VacationPicks[];
    manual: readonly ManualVacation[];
  },
): ManualVacation[] => {
  const isListed = new Set(weeks.map(({ weekId }) => weekId));
  const isOver = ({ driverId, weekId }: DriverWeek): boolean =>
    manual.some((one) => one.driverId === driverId) ||
    lists.some((list) => list.employeeId === driverId && list.givenUp?.includes(weekId));
  return output.vacations
    .filter((row) => row.assignmentType === 'manual' && !isListed.has(row.weekId) && !isOver(row))
    .map(({ driverId, weekId }) => ({ driverId, weekId, id: '', at: publishedAt, by: '' }));
};
