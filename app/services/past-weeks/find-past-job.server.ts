import type { DriverCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { findWhoGot } from '~/app/services/results/find-who-got.server';
import type { AskedJob } from '~/domain/reports/who-got';
import type { DriverWeek } from './find-driver-weeks.server';

/** Says who got a job in a published week of the driver. */
export const findPastJob = async ({
  deps,
  access,
  week,
  typed,
}: DriverCall<'stores', { week: DriverWeek; typed: string }>): Promise<AskedJob> => {
  const facts = await readFacts({ deps, ...access }, week);
  const jobs = facts?.jobs ?? [];
  return findWhoGot({ deps, access, award: week, jobs, outcome: week.outcome, typed });
};
