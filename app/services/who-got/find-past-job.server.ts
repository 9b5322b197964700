import type { DriverCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import type { DriverWeek } from '~/app/services/past-weeks/find-driver-weeks.server';
import type { AskedJob } from '~/domain/reports/who-got';
import { findWhoGot } from './find-who-got.server';

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
