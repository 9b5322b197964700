import * as z from 'zod';
import type { AwardRun } from '~/domain/award/award';
import { takesTurn } from '~/domain/award/award-input';
import type { Assignment } from '~/domain/award/engine/show-award';
import { splitEvenly } from '~/domain/shared/split-evenly';

/** The results of one band of the seniority order, as numbers of drivers. */
export const pickShareSchema = z.object({
  /** Seniority numbers of the first and the last driver of the band; null if missing. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  drivers: z.int(),
  pick1: z.int(),
  pick2: z.int(),
  pick3: z.int(),
  /** Pick 4 and beyond. */
  later: z.int(),
  /** A job that did not come from the picks. */
  other: z.int(),
  none: z.int(),
});
export type PickShare = z.infer<typeof pickShareSchema>;

const maxBands = 4;
/** Bands with fewer drivers would reveal what individual drivers got. */
const minDrivers = 5;

const toOutcome = (assignment: Assignment<unknown> | undefined) => {
  if (!assignment) return 'none';
  const { rank } = assignment;
  if (rank === null) return 'other';
  return rank === 1 ? 'pick1' : rank === 2 ? 'pick2' : rank === 3 ? 'pick3' : 'later';
};

/** The eligible drivers in bands of equal size, most senior first; none if there are too few. */
export const getPickShares = ({ jobs }: AwardRun): PickShare[] => {
  const eligible = [...jobs.listDrivers()].filter(({ driver }) => takesTurn(driver));
  const bands = Math.min(maxBands, Math.floor(eligible.length / minDrivers));
  return splitEvenly(eligible, bands).map((members) => {
    const share = { pick1: 0, pick2: 0, pick3: 0, later: 0, other: 0, none: 0 };
    for (const { assignments } of members) share[toOutcome(assignments[0])]++;
    return {
      from: members.at(0)?.driver.seniorityNumber ?? null,
      to: members.at(-1)?.driver.seniorityNumber ?? null,
      drivers: members.length,
      ...share,
    };
  });
};
