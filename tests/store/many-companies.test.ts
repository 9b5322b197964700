import { afterAll, beforeAll, expect, test } from 'vitest';
import { toAdminItem } from '~/app/store/access/credential-item';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { toCompanyItem, toCompanyListItem } from '~/app/store/tenancy/company-item';
import { toSiteItem } from '~/app/store/tenancy/site-item';
import { maxSiteLimit } from '~/domain/company/limits';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import {
  exportPanel,
  formatNumber,
  lastPage,
  panelSelections,
  readPanel,
  seedCompanies,
} from '~/tests/support/many-companies';
import { aCompany, anAct, anAdmin, aScope, aSite } from './builders';

const few = 10;
const many = 3_000;
let stores: readonly [TestStore, TestStore];
beforeAll(async () => {
  stores = [await startTestStore(), await startTestStore()];
  await seedCompanies(stores[0], few, { isEarlierRelease: true });
  await seedCompanies(stores[1], many);
  await stores[0].stores.companies.addMissingSummaries(new Set(), () => true);
});
afterAll(() => Promise.all(stores.map((store) => store.stop())));

test('a company of an earlier release is summarized once, with its sites and administrators', async () => {
  const { companies } = stores[0].stores;
  const all = await companies.summaries();
  expect(all).toHaveLength(few);
  expect(all.find(({ companyId }) => companyId === 'FLEET00003')).toMatchObject({
    name: 'Fleet 00003',
    sites: [{ siteId: 'MAIN', name: 'Hub 3', email: 'admin3@fleet.example' }],
  });
  expect((await companies.read('FLEET00003'))?.pendingSince).toEqual({
    MAIN: aCompany(aScope()).registeredAt,
  });
  const known = new Set(all.map(({ companyId }) => companyId));
  expect(await companies.addMissingSummaries(known, () => true)).toBe(0);
  expect(await companies.addMissingSummaries(new Set(), () => false)).toBe(few);
});

/** An eventually consistent read of 4 KB takes half a unit; a summary has less than 512 bytes. */
const maxUnits = (many * 512) / 4_096 / 2;

test.each(Object.entries(panelSelections))(
  '%s takes as many store calls for 3,000 companies as for 10',
  async (_, selection) => {
    const [small, large] = [
      await readPanel(stores[0], selection),
      await readPanel(stores[1], selection),
    ];
    expect(large.count).toBeGreaterThanOrEqual(Math.max(small.count, 1));
    expect(large.calls - small.calls).toBeLessThanOrEqual(2);
    expect(large.calls).toBeLessThanOrEqual(12);
    expect(large.units - small.units).toBeLessThanOrEqual(maxUnits);
  },
);

test('every page costs as much as the first, and leads back', async () => {
  const [, large] = stores;
  const first = await readPanel(large, {});
  const second = await readPanel(large, { page: first.next! });
  expect(second.companies.map(({ name }) => name)[0]).toBe('Fleet 00010');
  const last = await readPanel(large, { page: lastPage(many) });
  expect([last.companies.at(-1)?.name, last.next]).toEqual(['Fleet 02999', null]);
  for (const { calls, units } of [second, last])
    expect([calls, units]).toEqual([first.calls, first.units]);
  const back = await readPanel(large, { page: second.previous! });
  expect(back.companies).toEqual(first.companies);
});

test('the file for billing takes one more call for each hundred companies', async () => {
  const { calls, rows } = await exportPanel(stores[1]);
  expect(rows).toHaveLength(1 + many);
  expect(calls).toBe((await exportPanel(stores[0])).calls - 1 + many / 100);
});

test('a company with the most sites fits into its transactions and its summary', async () => {
  const { companies, sites } = stores[0].stores;
  const scope = aScope();
  const siteIds = Array.from(
    { length: maxSiteLimit },
    (_, index) => `S${formatNumber(index).slice(1)}`,
  );
  const company = { ...aCompany({ ...scope, siteId: siteIds[0]! }), siteIds };
  const db = { client: stores[0].client, tableName: stores[0].tableName, deadlineMs: 60_000 };
  await batchPut(db, [
    toCompanyItem(company),
    toCompanyListItem(company),
    ...siteIds.flatMap((siteId) => {
      const tenant = { companyId: scope.companyId, siteId };
      return [
        toSiteItem(aSite(tenant)),
        toAdminItem(tenant, anAdmin({ email: 'ada@acme.example', passwordHash: null })),
      ];
    }),
  ]);
  const known = new Set((await companies.summaries()).map(({ companyId }) => companyId));
  expect(await companies.addMissingSummaries(known, () => true)).toBe(0);
  const renamed = { ...company, name: 'Renamed' };
  const change = { formerName: company.name, entry: anAct(company) };
  expect((await companies.rename(scope, renamed, change)).ok).toBe(true);
  const summary = (await companies.summaries()).find(({ name }) => name === 'Renamed');
  expect(summary?.sites.map(({ siteId }) => siteId)).toEqual(siteIds);
  const { company: stored } = await sites.read({ ...scope, siteId: siteIds[79]! });
  expect(stored?.name).toBe('Renamed');
});
