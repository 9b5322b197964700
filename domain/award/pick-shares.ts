import * as z from 'zod';
import { typeCode } from './assignment-type';
import type { AwardRun } from './award';

/** How the picks of one band of the seniority order went: numbers of drivers. */
export const pickShareSchema = z.object({
  /** Seniority numbers of the first and the last driver of the band; null without one. */
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

const mostBands = 4;
/** A band of fewer drivers would tell who got what. */
const leastDrivers = 5;

const outcomeOf = ({ jobs }: AwardRun, driver: number) => {
  const job = jobs.jobOf[driver]!;
  if (job < 0) return 'none';
  if (jobs.type[job] !== typeCode.preference) return 'other';
  const rank = jobs.rankOf[driver]!;
  return rank === 1 ? 'pick1' : rank === 2 ? 'pick2' : rank === 3 ? 'pick3' : 'later';
};

/** The eligible drivers in bands of equal size, the most senior first; none where they are too few. */
export const pickSharesOf = (run: AwardRun): PickShare[] => {
  const { drivers, order, isEligible } = run.roster;
  const eligible = order.filter((driver) => isEligible[driver] === 1);
  const bands = Math.min(mostBands, Math.floor(eligible.length / leastDrivers));
  return Array.from({ length: bands }, (_, band) => {
    const members = eligible.subarray(
      Math.round((band * eligible.length) / bands),
      Math.round(((band + 1) * eligible.length) / bands),
    );
    const seniorityAt = (place: number) => drivers[members.at(place)!]!.seniorityNumber;
    const share = { pick1: 0, pick2: 0, pick3: 0, later: 0, other: 0, none: 0 };
    for (const driver of members) share[outcomeOf(run, driver)]++;
    return { from: seniorityAt(0), to: seniorityAt(-1), drivers: members.length, ...share };
  });
};
