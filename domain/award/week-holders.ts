import * as z from 'zod';
import type { AwardRecord } from './award-record';
import { createDriverFinder, holderFields, nobody } from './job-holders';

/** Who got a vacation week, or one slot of it, in a published award. */
export const weekHolderSchema = z.object({ weekId: z.string(), ...holderFields });
export type WeekHolder = z.infer<typeof weekHolderSchema>;

/** The holders of every offered week, with a row for each week that nobody got. */
export const getWeekHolders = ({
  input,
  output,
}: Pick<AwardRecord, 'input' | 'output'>): WeekHolder[] => {
  const findDriver = createDriverFinder(input.drivers);
  const taken = new Set(output.vacations.map(({ weekId }) => weekId));
  return [
    ...output.vacations.map(({ weekId, driverId, assignmentType }) => ({
      weekId,
      ...findDriver(driverId),
      assignmentType,
    })),
    ...input.vacationWeeks
      .filter(({ weekId }) => !taken.has(weekId))
      .map(({ weekId }) => ({ weekId, ...nobody })),
  ];
};
