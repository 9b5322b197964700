import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCompanies } from '~/app/services/companies/read-companies.server';
import { toCompanyItem, toCompanyListItem } from '~/app/store/tenancy/company-item';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { toAdminItem } from '~/app/store/access/credential-item';
import { addToTotals } from '~/app/store/tenancy/totals-item';
import { transact } from '~/app/store/dynamo/transact.server';
import { toSiteItem } from '~/app/store/tenancy/site-item';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import type { CompanySelection } from '~/domain/company/select-companies';
import type { AdminCredential } from '~/domain/access/credential';
import type { Company } from '~/domain/company/company';
import type { Site } from '~/domain/site/site';
import type { Item } from '~/app/store/dynamo/db';
import {
  changeSummary,
  indexSummary,
  summarizeAdmins,
  summarizeCompany,
  summarizeSite,
} from '~/app/store/summaries/summary-item';
import { mostSites } from '~/domain/company/limits';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { testClock } from '~/tests/support/test-clock';
import { aCompany, anAct, anAdmin, aScope, aSite } from './builders';

const formatNumber = (index: number) => String(index).padStart(5, '0');

/** The summary that this release stores when it creates the company. */
const toSummaryItem = (company: Company, site: Site, admin: AdminCredential): Item => {
  const { update, by } = changeSummary(company.companyId, {
    ...summarizeCompany(company),
    ...summarizeSite(site),
    ...summarizeAdmins(site.siteId, [admin], company.registeredAt),
    ...indexSummary(company.companyId),
  });
  const values: Record<string, unknown> = by.values;
  const attributes = Object.entries(by.names).flatMap(([place, name]) => {
    const value = values[place.replace('#', ':')];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...update, type: 'company-usage', ...Object.fromEntries(attributes) };
};

const startWith = async (count: number, { isEarlierRelease }: { isEarlierRelease: boolean }) => {
  const store = await startTestStore();
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  const items = Array.from({ length: count }, (_, index) => {
    const tenant = { companyId: `FLEET${formatNumber(index)}`, siteId: 'MAIN' };
    const company = { ...aCompany(tenant), name: `Fleet ${formatNumber(index)}` };
    const admin = anAdmin({
      email: `admin${index}@fleet.example`,
      passwordHash: index === 3 ? null : 'hash',
    });
    const site = aSite(tenant, { name: `Hub ${index}` });
    return [
      toCompanyItem(company),
      toCompanyListItem(company),
      toSiteItem(site),
      toAdminItem(tenant, admin),
      ...(isEarlierRelease ? [] : [toSummaryItem(company, site, admin)]),
    ];
  });
  await batchPut(db, items.flat());
  await transact(db, [addToTotals('FLEET', { companies: count })]);
  return store;
};

const few = 10;
const many = 3_000;
let stores: readonly [TestStore, TestStore];
beforeAll(async () => {
  stores = [
    await startWith(few, { isEarlierRelease: true }),
    await startWith(many, { isEarlierRelease: false }),
  ];
  await stores[0].stores.companies.addMissingSummaries(new Set(), () => true);
});
afterAll(() => Promise.all(stores.map((store) => store.stop())));

const selection: CompanySelection = { search: '', filter: 'all', order: 'name' };
const readPage = async (store: TestStore, input: Partial<CompanySelection> & { page?: string }) => {
  const tally = { calls: 0, units: 0 };
  const page = await countStoreCalls(tally, () =>
    readCompanies({
      deps: { stores: store.stores, clock: testClock() },
      input: { ...selection, page: '', limit: 10, ...input },
    }),
  );
  return { ...page, ...tally };
};

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

test.each<[string, Partial<CompanySelection>, number]>([
  ['all', {}, many],
  ['a name', { search: 'FLÉET 00007' }, 1],
  ['an ID', { search: 'fleet00007' }, 1],
  ['a site', { search: 'hub 7' }, 1],
  ['an email address', { search: 'admin7@fleet' }, 1],
  ['never activated', { filter: 'never-activated' }, 1],
  ['the newest', { order: 'newest' }, many],
  ['the most drivers', { order: 'drivers' }, many],
])(
  'finding %s takes as many store calls for 3,000 companies as for 10',
  async (_, input, count) => {
    const [small, large] = [await readPage(stores[0], input), await readPage(stores[1], input)];
    expect(small.count).toBe(Math.min(count, few));
    expect(large.count).toBeGreaterThanOrEqual(count);
    expect(large.calls - small.calls).toBeLessThanOrEqual(2);
    expect(large.calls).toBeLessThanOrEqual(12);
    // An eventually consistent read of 4 KB takes half a unit; a summary has less than 512 bytes.
    expect(large.units - small.units).toBeLessThanOrEqual((many * 512) / 4_096 / 2);
  },
);

test('every page costs as much as the first, and leads back', async () => {
  const [, large] = stores;
  const first = await readPage(large, {});
  const second = await readPage(large, { page: first.next! });
  expect(second.companies.map(({ name }) => name)[0]).toBe('Fleet 00010');
  expect([second.calls, second.units]).toEqual([first.calls, first.units]);
  const back = await readPage(large, { page: second.previous! });
  expect(back.companies).toEqual(first.companies);
});

test('a company with the most sites fits into its transactions and its summary', async () => {
  const { companies, sites } = stores[0].stores;
  const scope = aScope();
  const siteIds = Array.from(
    { length: mostSites },
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
