import type { Driver } from '~/domain/drivers/driver';
import { compareWeeks } from '~/domain/shared/compare-weeks';
import { currentVacationPicks, type VacationPicks } from './vacation-picks';
import type { VacationWeek, WeekSlots } from './vacation-week';

type Named = Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>;

/** A driver who has saved, with the picks that still count. */
export interface DriverPicks extends Named {
  readonly weekIds: readonly string[];
  /** ISO instant. */
  readonly submissionTime: string;
  /** Whether an administrator entered the list for the driver. */
  readonly isEntered: boolean;
}

/** The drivers who have saved, most senior first, without deleted drivers. */
export const picksByDriver = (
  drivers: readonly Driver[],
  picks: readonly VacationPicks[],
  weeks: readonly VacationWeek[],
): DriverPicks[] => {
  const saved = new Map(picks.map((one) => [one.employeeId, one]));
  return drivers
    .flatMap(({ employeeId, name, seniorityNumber }) => {
      const stored = saved.get(employeeId);
      if (!stored) return [];
      const { weekIds } = currentVacationPicks(stored, weeks);
      const { acceptedAt: submissionTime, enteredBy } = stored;
      const isEntered = enteredBy !== undefined;
      return [{ employeeId, name, seniorityNumber, weekIds, submissionTime, isEntered }];
    })
    .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
};

export interface WeekPicks extends WeekSlots {
  readonly picks: readonly (Named & {
    /** 1 is the first choice. */
    readonly rank: number;
  })[];
}

/** Who wants each week, by its dates: first choices first, then by seniority. */
export const picksByWeek = (
  weeks: readonly WeekSlots[],
  drivers: readonly DriverPicks[],
): WeekPicks[] => {
  const wanted = new Map<string, WeekPicks['picks'][number][]>(
    weeks.map(({ weekId }) => [weekId, []]),
  );
  for (const { weekIds, employeeId, name, seniorityNumber } of drivers)
    weekIds.forEach((weekId, index) =>
      wanted.get(weekId)?.push({ employeeId, name, seniorityNumber, rank: index + 1 }),
    );
  return weeks.toSorted(compareWeeks).map((week) => ({
    ...week,
    picks: (wanted.get(week.weekId) ?? []).sort(
      (a, b) => a.rank - b.rank || a.seniorityNumber - b.seniorityNumber,
    ),
  }));
};
