import { newCompanySettings } from '~/domain/company/company';
import { defaultTenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { toInstant } from '~/domain/time/instant';
import { randomFrom, sampleSite } from '~/infra/local/sample-site';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { storePicks } from './ranks';

const scope = makeTestScope(defaultTenant);

const weekCount = 52;
/** How many weeks each driver ranks. */
const rankedWeeks = 10;

/** Week IDs in a random order that differs from driver to driver. */
const shuffleWeeks = (random: () => number): string[] =>
  Array.from({ length: weekCount }, (_, index) => ({
    weekId: `W${String(index + 1).padStart(3, '0')}`,
    place: random(),
  }))
    .sort((a, b) => a.place - b.place)
    .map(({ weekId }) => weekId);

const limits = { limit: newCompanySettings.maxDrivers * 10 };

/** Fills the site with a depot's drivers and jobs, and returns the lists of jobs that they might save. */
export const fillRosters = async (
  { platform: { deps } }: TestServer,
  { drivers, jobs }: { drivers: number; jobs: number },
) => {
  const { stores } = deps;
  const depot = sampleSite({ drivers, jobs, picks: 20, seed: 7 });
  const change = { expectedVersion: 0, deletes: [] };
  await stores.jobs.commit(scope, {
    ...change,
    puts: depot.jobs as readonly Job[],
    usage: { growth: jobs, ...limits },
    entry: testEntry(deps),
  });
  await stores.drivers.commit(scope, {
    ...change,
    puts: depot.drivers.map((driver, index) => ({
      ...(driver as Driver),
      vacationWeeks: 1 + (index % 3),
    })),
    usage: { growth: drivers, ...limits },
    entry: testEntry(deps),
  });
  return depot.preferences;
};

/** Fills the site with a depot's drivers, jobs and vacation weeks, and every driver's lists of both. */
export const fillDepot = async (
  site: TestServer,
  size: { drivers: number; jobs: number },
): Promise<void> => {
  const { deps } = site.platform;
  const { stores } = deps;
  const lists = await fillRosters(site, size);
  await offerWeeks(site, { count: weekCount, slots: 8 });
  const { site: stored } = await stores.sites.read(scope);
  const settings = { ...stored!.settings, vacationRounds: '2,1' };
  await stores.sites.save(scope, { ...stored!, settings }, []);
  await openVacations(site, '2026-11-24T15:00');
  const random = randomFrom(7);
  for (const { driverId, preferences } of lists) {
    await storePicks(site, driverId, preferences, stored!.window.periodId);
    const saved = await stores.vacationPicks.save(
      scope,
      {
        employeeId: driverId,
        weekIds: shuffleWeeks(random).slice(0, rankedWeeks),
        acceptedAt: toInstant(deps.clock.now()),
        receiptNumber: deps.ids.receiptNumber(),
      },
      testEntry(deps),
    );
    if (!saved.ok) throw new Error(saved.error.code);
  }
};
