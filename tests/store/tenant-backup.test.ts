import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTenantFiles } from '~/app/platform/downloads/tenant-file.server';
import { toInstant } from '~/domain/time/instant';
import { sampleSite } from '~/infra/local/sample-site';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { runs } from '~/tests/support/fast-check';
import { makeTestScope } from '~/tests/support/stocked-site';
import { aCompany, anAdmin, anEntry, aPickList, aSite, now } from './builders';

const main = { companyId: 'ACME', siteId: 'MAIN' };
const main2 = { companyId: 'ACME', siteId: 'MAIN2' };
const makeScope = (tenant: typeof main) => makeTestScope(tenant);

const running: TestStore[] = [];
const startStore = async () => {
  const store = await startTestStore();
  running.push(store);
  return store;
};
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((store) => store.stop()));
});

const makeFiles = async ({ client, tableName }: TestStore) => {
  const { hostname, port } = await client.config.endpoint!();
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://${hostname}:${port}`);
  return createTenantFiles({ tableName, now: () => Date.parse(now) });
};
const exported = async (store: TestStore, tenant = main): Promise<string[]> => {
  const lines = [];
  for await (const line of (await makeFiles(store)).exportTenant(tenant))
    lines.push(line.trimEnd());
  return lines;
};
const importInto = async (store: TestStore, lines: readonly string[]) =>
  (await makeFiles(store)).importTenant(async function* () {
    yield* lines;
  });
const allItems = async ({ client, tableName }: TestStore) => {
  const found: Record<string, unknown>[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ExclusiveStartKey: next }),
    );
    found.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  const formatName = (item: Record<string, unknown>) => `${String(item.pk)} ${String(item.sk)}`;
  return new Map(found.map((item) => [formatName(item), item]));
};

/** Gives a site drivers, jobs, picks and a history, and also items that no export may contain. */
const fill = async (
  { stores, client, tableName }: TestStore,
  tenant: typeof main,
  drivers: number,
  seed: number,
) => {
  const scope = makeScope(tenant);
  const company = { ...aCompany(tenant), siteIds: [tenant.siteId] };
  await stores.sites.ensure({ company, site: aSite(tenant), admin: anAdmin() });
  const sample = sampleSite({ drivers, jobs: drivers, picks: 5, seed });
  const change = { expectedVersion: 0, deletes: [] };
  const usage = (growth: number) => ({ usage: { growth, limit: 1000 } });
  const numbered = sample.drivers.map((driver, n) => ({ ...driver, seniorityNumber: n + 1 }));
  await stores.drivers.commit(scope, {
    ...change,
    ...usage(drivers),
    puts: numbered,
    entry: anEntry(),
  });
  await stores.jobs.commit(scope, {
    ...change,
    ...usage(drivers),
    puts: sample.jobs,
    entry: anEntry(),
  });
  for (const { driverId, preferences } of sample.preferences) {
    const list = aPickList({
      employeeId: driverId,
      jobIds: [...preferences],
      receiptNumber: driverId,
    });
    await stores.picks.save(scope, list, anEntry());
  }
  const award = { pk: `TENANT#${tenant.companyId}#${tenant.siteId}#AWARD`, sk: '2026-W49#000001' };
  const bytes = new Uint8Array([0, 255, 1]);
  const Item = { ...award, type: 'award', bytes };
  await client.send(new PutCommand({ TableName: tableName, Item }));
  await stores.throttle.hit({ key: 'account', windowMs: 60_000, now: 0 });
  const token = {
    ...{ id: 'T', name: 'Payroll', scopes: ['rosters:read'], digest: 'digest-of-a-token' },
    ...{ createdAt: toInstant(0), createdBy: 'admin', expiresAt: toInstant(Date.parse(now)) },
  };
  await stores.apiTokens.save(scope, { version: 0, tokens: [token] }, null);
  const answer = { id: 'A', digest: 'digest-of-a-request', begunAt: 0, answer: null };
  const name = { tokenId: 'T', key: 'a-key' };
  await stores.answers.replace(scope, name, { read: null, next: answer, now: 0 });
};

test('exports a random tenant and imports it unchanged into an empty store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 150 }), fc.integer(), async (drivers, seed) => {
      const [from, to] = [await startStore(), await startStore()];
      await fill(from, main, drivers, seed);
      const lines = await exported(from);
      expect(lines.join('\n')).not.toMatch(/"pk":"(THROTTLE|CODE|OUTBOX|SIGNINS)/);
      expect(await importInto(to, lines)).toEqual({ ...main, items: lines.length - 2 });
      const before = await allItems(from);
      expect(lines.join('\n')).not.toMatch(/digest-of-a|a-key|Payroll/);
      for (const name of [...before.keys()])
        if (/^THROTTLE#| API(TOKENS|ANSWER)/.test(name)) before.delete(name);
      expect(await allItems(to)).toEqual(before);
      expect((await exported(to)).slice(0, -1)).toEqual(lines.slice(0, -1));
    }),
    runs(4),
  );
});

test('keeps another tenant of the same company unchanged, and the company lists both', async () => {
  const [from, to] = [await startStore(), await startStore()];
  await fill(from, main, 20, 1);
  await fill(to, main2, 0, 2);
  const before = await allItems(to);
  await importInto(to, await exported(from));
  const after = await allItems(to);
  for (const [name, item] of before)
    if (name.startsWith('TENANT#')) expect(after.get(name)).toEqual(item);
  expect((await to.stores.sites.read(main)).company).toMatchObject({ siteIds: ['MAIN2', 'MAIN'] });
  expect(await to.stores.companies.usage('ACME')).toEqual({ drivers: 20, jobs: 20 });
  await expect(importInto(to, await exported(from))).rejects.toThrow(
    'The site exists here already.',
  );
});

test('hides an interrupted import and continues it only with the same file', async () => {
  const [from, to] = [await startStore(), await startStore()];
  await fill(from, main, 30, 3);
  const lines = await exported(from);
  let reads = 0;
  const files = await makeFiles(to);
  const broken = files.importTenant(async function* () {
    reads += 1;
    yield* reads === 1 ? lines : lines.slice(0, 40);
    if (reads > 1) throw new Error('the disk is gone');
  });
  await expect(broken).rejects.toThrow('the disk is gone');
  expect((await to.stores.sites.read(main)).site).toBeNull();
  expect((await allItems(to)).has('TENANT#ACME#MAIN IMPORT')).toBe(true);

  await from.stores.activity.append(makeScope(main), anEntry());
  await expect(importInto(to, await exported(from))).rejects.toThrow('Another file was begun');
  await importInto(to, lines);
  expect((await to.stores.drivers.list(makeScope(main))).items).toHaveLength(30);
  expect((await allItems(to)).has('TENANT#ACME#MAIN IMPORT')).toBe(false);
});

test('replaces the unused site of a new installation, but not a used one', async () => {
  const [from, to] = [await startStore(), await startStore()];
  await fill(from, main, 5, 6);
  const company = { ...aCompany(main), siteIds: ['MAIN'] };
  await to.stores.sites.ensure({ company, site: aSite(main), admin: anAdmin() });
  const lines = await exported(from);
  await importInto(to, lines);
  expect((await to.stores.drivers.list(makeScope(main))).items).toHaveLength(5);
  expect((await to.stores.sites.read(main)).company).toMatchObject({ siteIds: ['MAIN'] });
  expect(await to.stores.system.totals()).toMatchObject({ companies: 1, sites: 1, drivers: 5 });
  await expect(importInto(to, lines)).rejects.toThrow('The site exists here already.');
});

test('stops the import if another site of the company has the ID of a driver', async () => {
  const [from, to] = [await startStore(), await startStore()];
  await fill(from, main, 3, 4);
  await fill(to, main2, 3, 4);
  await expect(importInto(to, await exported(from))).rejects.toThrow('belongs to another site');
  expect((await to.stores.sites.read(main)).site).toBeNull();
});

test('refuses incomplete, changed, foreign and invalid lines by number and stores nothing', async () => {
  const [from, to] = [await startStore(), await startStore()];
  await fill(from, main, 3, 5);
  const lines = await exported(from);
  const withLine = (number: number, line: string) => lines.with(number - 1, line);
  const foreign = (fields: object) =>
    withLine(5, JSON.stringify({ type: 'driver', sk: 'DRIVER#1', ...fields }));
  for (const [wrong, words] of [
    [[], 'Line 1: the file is empty.'],
    [lines.slice(1), 'Line 1: this is no file of a site.'],
    [lines.slice(0, -1), 'the end of the file is missing.'],
    [lines.toSpliced(7, 1), 'the file was changed since it was written.'],
    [withLine(5, lines[4]!.replace(/.$/, ' }')), 'the file was changed'],
    [withLine(5, 'no JSON'), 'Line 5: this is no item of ACME/MAIN.'],
    [withLine(5, '[]'), 'Line 5: this is no item'],
    [foreign({ pk: 'TENANT#ACME#MAIN2' }), 'Line 5: this is no item'],
    [foreign({ pk: 'TENANT#ACME#MAIN#ELSE' }), 'Line 5: this is no item'],
    [foreign({ pk: 'CODE#1', sk: 'CODE' }), 'Line 5: this is no item'],
    [foreign({ pk: 'TENANT#ACME#MAIN', sk: 'IMPORT' }), 'Line 5: this is no item'],
    [foreign({ pk: 'TENANT#ACME#MAIN', big: 'x'.repeat(420_000) }), 'Line 5: this is no item'],
    [
      foreign({
        pk: 'EMPLOYEE#1',
        sk: 'COMPANY#OTHER',
        type: 'directory-entry',
        companyId: 'OTHER',
        siteId: 'MAIN',
      }),
      'Line 5',
    ],
  ] as const)
    await expect(importInto(to, wrong)).rejects.toThrow(words);
  expect((await allItems(to)).size).toBe(0);
  await expect(exported(to)).rejects.toThrow('There is no such company and site.');
});
