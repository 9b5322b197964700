import { afterAll, expect, test } from 'vitest';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import type { SiteScope } from '~/domain/company/scope';
import { startTestStore } from '~/tests/support/embedded-store';
import { aDriver } from '~/tests/support/roster-builders';
import { aCompany, anAct, anAdmin, anEntry, aScope, aSite, now } from './builders';

const { stores, stop } = await startTestStore();
afterAll(stop);

const ids = Array.from({ length: 1_000 }, (_, at) => String(7_200_001 + at));
const ensure = (scope: SiteScope, siteIds = [scope.siteId]) =>
  stores.sites.ensure({
    company: { ...aCompany(scope), siteIds },
    site: aSite(scope),
    admin: anAdmin(),
  });
const addDriver = (scope: SiteScope, employeeId: string) =>
  stores.drivers.commit(scope, {
    expectedVersion: 0,
    puts: [aDriver({ employeeId, seniorityNumber: 1 })],
    deletes: [],
    entry: anEntry(),
    usage: { growth: 1, limit: 9 },
  });
const look = async (scope: SiteScope) => {
  const tally = { calls: 0, units: 0 };
  const taken = await countStoreCalls(tally, () => stores.directory.takenElsewhere(scope, ids));
  return { taken: [...taken.keys()], calls: tally.calls };
};

test('looks up a long list for a company with one site by its erasures', async () => {
  const scope = aScope();
  await ensure(scope);
  await addDriver(scope, ids[5] ?? '');
  expect(await look(scope)).toEqual({ taken: [], calls: 2 });
  const erased = { employeeId: ids[5] ?? '', number: ids[9] ?? '', at: now, by: 'Ann' };
  await stores.erasures.begin(scope, { ...erased, entry: anEntry() });
  expect(await look(scope)).toEqual({ taken: [ids[5], ids[9]], calls: 3 });
});

test('looks up every ID for a company that has another site', async () => {
  const main = aScope();
  const north = { ...main, siteId: 'NORTH' };
  await ensure(main, [main.siteId, north.siteId]);
  await addDriver(north, ids[7] ?? '');
  expect(await look(main)).toEqual({ taken: [ids[7]], calls: 11 });
});

test('looks up every ID for a company that erased a site, whose entries may still be there', async () => {
  const main = aScope();
  const north = { ...main, siteId: 'NORTH' };
  await ensure(main);
  await addDriver(north, ids[7] ?? '');
  const company = aCompany(main);
  const erasures = { asked: [], erasedSiteIds: [north.siteId] };
  await stores.companies.save(main, company, { erasures, entry: anAct(company) });
  expect(await look(main)).toEqual({ taken: [ids[7]], calls: 11 });
});
