import { compareWeeks } from '~/domain/shared/compare-weeks';
import { compareNames } from '~/domain/shared/text';
import type { DriverRow, VacationRow } from './assignment-rows';
import type { SlotUsage } from './slot-usage';

type PostedDriver = Pick<DriverRow, 'seniorityNumber' | 'employeeId' | 'name'>;
type PostedWeek = Pick<SlotUsage, 'weekId' | 'startDate' | 'endDate'>;

export interface DriverPosting extends PostedDriver {
  /** The driver's weeks by date. */
  readonly weeks: readonly PostedWeek[];
}

export interface WeekPosting extends PostedWeek {
  /** The drivers who have the week, most senior first. */
  readonly drivers: readonly PostedDriver[];
  readonly free: number;
}

/** Every driver who has weeks, by seniority as in the rows, or by name. */
export const postByDriver = (
  rows: readonly VacationRow[],
  weeks: readonly SlotUsage[],
  order: 'seniority' | 'name',
): DriverPosting[] => {
  const found = new Map(weeks.map((week) => [week.weekId, week]));
  const posted = new Map<string, PostedDriver & { weeks: PostedWeek[] }>();
  for (const { seniorityNumber, employeeId, name, weekId } of rows) {
    const week = weekId === null ? undefined : found.get(weekId);
    if (!week) continue;
    const driver = posted.get(employeeId) ?? { seniorityNumber, employeeId, name, weeks: [] };
    const { startDate, endDate } = week;
    driver.weeks.push({ weekId: week.weekId, startDate, endDate });
    posted.set(employeeId, driver);
  }
  const drivers = [...posted.values()];
  for (const driver of drivers) driver.weeks.sort(compareWeeks);
  return order === 'name' ? drivers.sort((a, b) => compareNames(a.name, b.name)) : drivers;
};

/** Every week by date with the drivers who have it. */
export const postByWeek = (
  rows: readonly VacationRow[],
  weeks: readonly SlotUsage[],
): WeekPosting[] => {
  const posted = new Map<string, WeekPosting & { drivers: PostedDriver[] }>(
    weeks.map(({ weekId, startDate, endDate, free }) => [
      weekId,
      { weekId, startDate, endDate, free, drivers: [] },
    ]),
  );
  for (const { seniorityNumber, employeeId, name, weekId } of rows)
    posted.get(weekId ?? '')?.drivers.push({ seniorityNumber, employeeId, name });
  return [...posted.values()].sort(compareWeeks);
};
