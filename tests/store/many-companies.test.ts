import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCompanyItem, toCompanyListItem } from '~/app/store/tenancy/company-item';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { toSiteItem } from '~/app/store/tenancy/site-item';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { aCompany, aSite } from './builders';

const count = 10_000;
const formatNumber = (index: number) => String(index).padStart(5, '0');

let store: TestStore;
const commands: string[] = [];
beforeAll(async () => {
  store = await startTestStore();
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  const items = Array.from({ length: count }, (_, index) => {
    const tenant = { companyId: `FLEET${formatNumber(index)}`, siteId: 'MAIN' };
    const company = { ...aCompany(tenant), name: `Fleet ${formatNumber(index)}` };
    return [toCompanyItem(company), toCompanyListItem(company), toSiteItem(aSite(tenant))];
  });
  await batchPut(db, items.flat());
  store.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        commands.push(commandName ?? '');
        return next(args);
      },
    { step: 'initialize' },
  );
}, 120_000);
afterAll(() => store.stop());

test('reads any page of 10,000 companies with a few reads and no scan', async () => {
  const { companies } = store.stores;
  const first = await companies.page({ search: '', after: null, limit: 10 });
  expect(first.companies.map(({ company }) => company.name).at(-1)).toBe('Fleet 00009');
  const far = await companies.page({ search: '', after: 'fleet 09989#FLEET09989', limit: 10 });
  expect(far.companies.map(({ company }) => company.name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Fleet 0${9990 + index}`),
  );
  expect(far.next).toBeNull();
  const found = await companies.page({ search: 'FLEET 04711', after: null, limit: 10 });
  expect(found.companies.map(({ company }) => company.companyId)).toEqual(['FLEET04711']);
  expect(new Set(commands)).toEqual(new Set(['QueryCommand', 'BatchGetItemCommand']));
  expect(commands.length).toBeLessThanOrEqual(12);
});
