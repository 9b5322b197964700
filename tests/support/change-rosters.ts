import type { Stores } from '~/app/ports/deps';
import { defaultTenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';

const scope = makeTestScope(defaultTenant);

const expectCommitted = ({ ok }: Awaited<ReturnType<Stores['jobs']['commit']>>): void => {
  if (!ok) throw new Error('The list changed meanwhile');
};

/** Changes fields of jobs, adds jobs with IDs that are new, like the first one of the list, and deletes some. */
export const changeJobs = async (
  { platform: { deps } }: TestServer,
  puts: readonly (Pick<Job, 'jobId'> & Partial<Job>)[],
  deletes: readonly string[] = [],
): Promise<void> => {
  const { items, version } = await deps.stores.jobs.list(scope);
  const find = (id: string) => items.find(({ jobId }) => jobId === id) ?? items[0]!;
  expectCommitted(
    await deps.stores.jobs.commit(scope, {
      ...{ expectedVersion: version, entry: testEntry(deps), deletes },
      puts: puts.map((put) => ({ ...find(put.jobId), ...put })),
    }),
  );
};

/** Changes fields of a driver. */
export const changeDriver = async (
  { platform: { deps } }: TestServer,
  employeeId: string,
  fields: Partial<Driver>,
): Promise<void> => {
  const { items, version } = await deps.stores.drivers.list(scope);
  const driver = items.find((one) => one.employeeId === employeeId)!;
  expectCommitted(
    await deps.stores.drivers.commit(scope, {
      ...{ expectedVersion: version, entry: testEntry(deps), deletes: [] },
      puts: [{ ...driver, ...fields }],
    }),
  );
};
