import { expect, test } from 'vitest';
import { exportCompanies } from '~/app/services/companies/export-companies.server';
import type { CompanySelection } from '~/domain/company/select-companies';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';

const all: CompanySelection = { search: '', filter: 'all', order: 'name' };

const start = async () => {
  const { deps } = await fakeSite();
  await addCompany(deps, { companyId: 'ZULU', name: 'Zulu Parcel', password: 'a long password' });
  await addCompany(deps, { companyId: 'ACME', name: '=Acme, Inc.' });
  return { deps };
};

test('lists what every company uses beside its limits, in the order asked for', async () => {
  const { deps } = await start();
  const registered = async (id: string) =>
    (await deps.stores.companies.read(id))?.company.registeredAt;
  const { companies } = deps.stores;
  await companies.addUsage('ACME', '2026-11-01T00:00:00.000Z', { saves: 1, emails: 2 });
  await companies.addUsage('ACME', '2026-10-31T23:59:59.999Z', { texts: 3, notifications: 4 });
  const table = await exportCompanies({ deps, selection: { ...all, search: 'nyc01' } });
  const used = [1, 0, 2, 0, 0, 3, 0, 4];
  const acme = ['=Acme, Inc.', 'yes', 'yes', await registered('ACME'), '', 0, 100, 0, 50, 1, 3, 1];
  const zulu = ['Zulu Parcel', 'yes', 'yes', await registered('ZULU'), '', 0, 100, 0, 50, 1, 3, 0];
  expect(table?.slice(1)).toEqual([
    ['ACME', ...acme, ...used],
    ['ZULU', ...zulu, ...used.map(() => 0)],
  ]);
  expect(table?.[0]?.slice(0, 2)).toEqual(['companyId', 'name']);
  expect(table?.[0]).toHaveLength(21);
  expect(table?.[0]?.slice(13, 17)).toEqual([
    ...['savesThisMonth', 'savesLastMonth', 'emailsThisMonth', 'emailsLastMonth'],
  ]);
  const newest = await exportCompanies({ deps, selection: { ...all, filter: 'never-activated' } });
  expect(newest?.map(([companyId]) => companyId)).toContain('ACME');
  expect(newest?.map(([companyId]) => companyId)).not.toContain('ZULU');
});

test('writes no file that lacks a company', async () => {
  const { deps } = await start();
  const companies = { ...deps.stores.companies, summaries: async () => [] };
  const missing = { ...companies, addMissingSummaries: async () => 2 };
  const stores = { ...deps.stores, companies: missing };
  expect(await exportCompanies({ deps: { ...deps, stores }, selection: all })).toBeNull();
});
