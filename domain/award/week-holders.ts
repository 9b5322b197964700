import * as z from 'zod';
import { createDriverFinder, holderFields, nobody } from './job-holders';
import type { AwardRecord } from './record/award-record';

/** Who got a vacation week, or one slot of it, in a published award. */
export const weekHolderSchema = z.object({
  weekId: z.string(),
  /** ISO days, because another year may use the ID for other days. */
  startDate: z.string(),
  endDate: z.string(),
  ...holderFields,
});
export type WeekHolder = z.infer<typeof weekHolderSchema>;

/** The holders of every offered week, with a row for each week that nobody got. */
export const getWeekHolders = ({
  input,
  output,
}: Pick<AwardRecord, 'input' | 'output'>): WeekHolder[] => {
  const findDriver = createDriverFinder(input.drivers);
  return input.vacationWeeks.flatMap(({ weekId, startDate, endDate }): WeekHolder[] => {
    const week = { weekId, startDate, endDate };
    const taken = output.vacations.filter((one) => one.weekId === weekId);
    return taken.length === 0
      ? [{ ...week, ...nobody }]
      : taken.map(({ driverId, assignmentType }) => ({
          ...week,
          ...findDriver(driverId),
          assignmentType,
        }));
  });
};
