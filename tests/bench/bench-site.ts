import { makeSiteScope } from '~/app/ports/sessions';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { defaultTenant } from '~/domain/company/scope';
import { sampleSite } from '~/infra/local/sample-site';
import { anEvent } from '~/tests/support/events';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'bench' });

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** A server whose site has this many drivers, jobs and pick lists of up to `picks` jobs, with a signed-in user. */
export const startBenchSite = async (driverCount: number, jobCount: number, picks = 50) => {
  const server = await startTestServer();
  const { stores, ids } = server.platform.deps;
  const { drivers, jobs, preferences } = sampleSite({
    drivers: driverCount,
    jobs: jobCount,
    picks,
    seed: 1,
  });
  const at = '2026-11-21T12:00:00.000Z';
  const entry = () => ({
    id: ids.next(),
    at,
    actor: { role: 'system' as const, id: 'bench', name: 'bench' },
    action: 'create' as const,
    event: anEvent,
  });
  const change = { expectedVersion: 0, deletes: [] };
  const numbered = drivers.map((driver, index) => ({ ...driver, seniorityNumber: index + 1 }));
  await stores.drivers.commit(scope, { ...change, puts: numbered, entry: entry() });
  await stores.jobs.commit(scope, { ...change, puts: jobs, entry: entry() });
  const { site } = await stores.sites.read(defaultTenant);
  for (const { driverId, preferences: jobIds } of preferences) {
    const list = {
      employeeId: driverId,
      jobIds: [...jobIds],
      periodId: site!.window.periodId,
      windowVersion: site!.window.version,
      acceptedAt: at,
      receiptNumber: driverId,
      late: false,
    };
    await stores.picks.save(scope, list, entry());
  }
  for (let n = 0; n < 50; n += 1) {
    await stores.activity.append(scope, { ...entry(), id: firstUlidAt(Date.parse(at) + n) });
  }
  const client = httpClient(server.url);
  await loginAsAdmin(client, masterPassword);
  return {
    server,
    client,
    drivers: numbered as unknown as Rows,
    jobs: jobs as unknown as Rows,
    /** The IDs of the drivers who have saved a list. */
    listed: preferences.map(({ driverId }) => driverId),
  };
};
