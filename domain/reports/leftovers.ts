import type { DriverFigures, WeekFigures } from './award-figures';
import type { Report } from './report';

/**
 * Whether a driver who ranked jobs on offer got none of them. A manual assignment is a decision about the driver, so it does
 * not count.
 */
const fellToLeftovers = ({
  ranked,
  rank,
  assignmentType,
}: Pick<DriverFigures, 'ranked' | 'rank' | 'assignmentType'>): boolean =>
  ranked > 0 && rank === null && assignmentType !== 'manual';

interface Tally {
  readonly driver: DriverFigures;
  weeksRanked: number;
  withoutJob: number;
  readonly weeks: string[];
}

/**
 * The drivers who got none of the jobs they ranked, those to whom it happened most often first. `weeks` are newest first, and
 * a driver's name and seniority number are those of the newest.
 */
export const leftoversReport = (weeks: readonly WeekFigures[]): Report => {
  const tallies = new Map<string, Tally>();
  for (const { periodId, figures } of weeks)
    for (const driver of figures?.drivers ?? []) {
      const tally = tallies.get(driver.employeeId) ?? {
        driver,
        weeksRanked: 0,
        withoutJob: 0,
        weeks: [],
      };
      tallies.set(driver.employeeId, tally);
      if (driver.ranked > 0) tally.weeksRanked += 1;
      if (!fellToLeftovers(driver)) continue;
      tally.weeks.push(periodId);
      if (driver.jobId === null) tally.withoutJob += 1;
    }
  return {
    columns: [
      ...(['driverId', 'driverName', 'seniorityNumber', 'leftovers', 'withoutJob'] as const),
      ...(['weeksRanked', 'leftoverWeeks'] as const),
    ],
    rows: [...tallies.values()]
      .filter((tally) => tally.weeks.length > 0)
      // Sorting is stable, so drivers with equal numbers stay in seniority order.
      .sort((a, b) => b.weeks.length - a.weeks.length)
      .map(({ driver, weeksRanked, withoutJob, weeks: fell }) => [
        ...[driver.employeeId, driver.name, driver.seniorityNumber, fell.length, withoutJob],
        ...[weeksRanked, { weeks: fell }],
      ]),
  };
};
