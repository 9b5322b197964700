import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { startTestStore } from '~/tests/support/embedded-store';
import { fencedClients } from '~/tests/support/fenced-clients';
import { injectFaults, storeError } from '~/tests/support/store-faults';
import { aCompany, anAdmin, anEntry, aNotice, aPickList, aScope, aSite, now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

test('a fenced session works only in its own tenant, however similar the names', async () => {
  const own = { ...aScope(), companyId: 'ACME', siteId: 'MAIN' };
  const client = fencedClients(store.newClient)(own);
  const { picks, sites, codes, companies } = createStores({ client, tableName: store.tableName });
  expect(await picks.save(own, aPickList(), anEntry())).toMatchObject({ ok: true });
  expect(await picks.history(own, aPickList().employeeId, 1)).toHaveLength(1);
  expect(await companies.usage('ACME')).toBeDefined();
  for (const foreign of [
    { ...own, siteId: 'MAIN2' },
    { ...own, companyId: 'ACME2' },
    { ...own, companyId: 'AC' },
  ]) {
    await expect(sites.read(foreign)).rejects.toThrow('AccessDenied');
    await expect(picks.save(foreign, aPickList(), anEntry())).rejects.toThrow('AccessDenied');
    await expect(picks.history(foreign, aPickList().employeeId, 1)).rejects.toThrow('AccessDenied');
  }
  await expect(codes.read('a'.repeat(64))).rejects.toThrow('AccessDenied');
  await expect(companies.usage('ACME2')).rejects.toThrow('AccessDenied');
});

test('a fenced session stores large lists once more and reads them', async () => {
  const own = aScope();
  const jobIds = Array.from({ length: 1_000 }, (_, n) => `JOB-${n}`);
  const lists = Array.from({ length: 9 }, (_, n) =>
    aPickList({ employeeId: `100000${n}`, jobIds }),
  );
  for (const list of lists) await store.stores.picks.save(own, list, anEntry());
  const client = fencedClients(store.newClient)(own);
  const { picks } = createStores({ client, tableName: store.tableName });
  expect((await picks.recent(own, now)).lists).toEqual(lists);
  expect((await picks.recent(own, now)).lists).toEqual(lists);
  const foreign = { ...own, siteId: `${own.siteId}2` };
  await expect(picks.recent(foreign, now)).rejects.toThrow('AccessDenied');
});

test('a fenced session is told that another change came first, even though it cannot read the outbox', async () => {
  const scope = aScope();
  const site = aSite(scope);
  await store.stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
  const client = fencedClients(store.newClient)(scope);
  const { sites } = createStores({ client, tableName: store.tableName });
  let conflicts = 1;
  injectFaults(client, () => {
    if (conflicts-- > 0) throw storeError('TransactionConflictException');
    return undefined;
  });
  expect(await store.stores.sites.save(scope, site, [anEntry()])).toMatchObject({ ok: true });
  expect(await sites.save(scope, site, [anEntry()], [aNotice(scope)])).toEqual({
    ok: false,
    error: { code: 'site-changed' },
  });
});
