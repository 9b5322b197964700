import { defaultTenant } from '~/domain/company/scope';
import { aJob } from './roster-builders';
import { makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';

/** IDs such as K001, in order. */
export const listIds = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(3, '0')}`);

export const lateJobs = listIds('K', 40);
/** The only jobs that work Monday to Friday and start before eight. */
export const earlyJobs = listIds('E', 14);

/** Replaces the site's jobs by forty late ones and fourteen early ones. */
export const offerEarlyAndLateJobs = async ({ platform: { deps } }: TestServer): Promise<void> => {
  const scope = makeTestScope(defaultTenant);
  const { items, version } = await deps.stores.jobs.list(scope);
  await deps.stores.jobs.commit(scope, {
    expectedVersion: version,
    puts: [
      ...lateJobs.map((jobId) => aJob({ jobId, startTime: '10:00', weekDays: 'Tue-Sat' })),
      ...earlyJobs.map((jobId) => aJob({ jobId, startTime: '06:15', weekDays: 'Mon-Fri' })),
    ],
    deletes: items.map(({ jobId }) => jobId),
    entry: testEntry(deps),
  });
};
