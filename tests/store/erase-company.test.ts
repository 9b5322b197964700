import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { makeSiteScope } from '~/app/ports/sessions';
import { addSite } from '~/app/services/companies/add-site.server';
import { setLogo } from '~/app/services/companies/change-logo.server';
import { eraseDriver } from '~/app/services/erasure/erase-driver.server';
import { chooseRetention } from '~/app/services/retention/change-retention.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { toPasskeyItem } from '~/app/store/access/passkey-item';
import { createStores } from '~/app/store/create-stores.server';
import { toReservedItem } from '~/app/store/erasure/reserved-id';
import { activityKey, adminKey, credentialKey, erasureKey } from '~/app/store/table/keys';
import { getAllPartitions } from '~/app/store/table/tenant-fence';
import { createTenantBackup } from '~/app/store/tenancy/tenant-backup.server';
import { defaultTenant, type SiteScope } from '~/domain/company/scope';
import { keptForever } from '~/domain/retention/retention';
import { canonicalJson } from '~/domain/shared/canonical-json';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { logoImages } from '~/tests/support/logo-images';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { beforeCalls } from '~/tests/support/store-faults';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { addNamedCompany, askFor, waitForErasure } from '~/tests/support/two-companies';
import { aPickList } from './builders';

const [erased, other] = ['Quagga', 'Zorilla'] as const;
let store: TestStore;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.stop());

const minute = 60_000;
const start = async () => {
  const fake = await fakeSite([], [], store.stores);
  const gone = await addNamedCompany(fake, erased);
  await addNamedCompany(fake, other);
  await fake.deps.stores.companies.addUsage(gone.companyId, fake.now(), { emails: 1 });
  const own = { deps: fake.deps, access: { ...(await fake.asAdmin()), scope: gone.scope } };
  expect((await setLogo({ ...own, bytes: logoImages.png })).ok).toBe(true);
  // Something of every kind, also of kinds that only a later version knows.
  for (const siteId of ['NYC01', 'BOS02'])
    for (const pk of getAllPartitions(gone.companyId, siteId))
      for (const sk of ['!', 'A', '~later'])
        await store.client.send(
          new PutCommand({ TableName: store.tableName, Item: { pk, sk, type: 'x', text: erased } }),
        );
  return { fake, gone, own };
};
const sweep = ({ deps, clock }: FakeSite, hasTime = () => true) => {
  clock.advance(minute);
  return finishWork({ deps, shards: allDueShards, hasTime });
};
const readCertificate = ({ deps }: FakeSite, companyId: string, siteId: string | null = null) =>
  deps.stores.tenantErasures.certificate({ companyId, siteId });
const sweepAll = async (fake: FakeSite, companyId: string, makeHasTime = () => () => true) => {
  for (let sweeps = 1; sweeps < 400; sweeps += 1) {
    const { failures } = await sweep(fake, makeHasTime());
    if (failures.length > 0) throw failures[0]!.error;
    if ((await readCertificate(fake, companyId))?.erasedAt) return sweeps;
  }
  throw new Error('The erasure does not come to an end');
};
const readAll = async () =>
  (await readStoredTexts(store)).map(({ text }) => {
    const canonical = canonicalJson(JSON.parse(text));
    return canonical.ok ? canonical.value : text;
  });
/** What is stored about a company, by its ID or its names. */
const readOf = async (mark: string) =>
  (await readAll()).filter((text) => text.toLowerCase().includes(mark.toLowerCase())).sort();
/** What is left but the certificate, what keeps the ID, and entries of logs that have IDs alone. */
const findNames = async ({ employeeId }: { employeeId: string }) =>
  (await readAll()).filter(
    (text) => /Quagga|quagga\.example/.test(text) || text.includes(employeeId),
  );

test('finds nothing of an erased company but its certificate, and leaves the others as they are', async () => {
  const { fake, gone, own } = await start();
  const kept = { ...keptForever, log: 1 as const };
  expect((await chooseRetention({ ...own, input: { kept, version: 0 } })).ok).toBe(true);
  await eraseDriver({
    ...own,
    input: { employeeId: gone.employeeId, typed: gone.employeeId },
  });
  const failures = [{ at: fake.now(), reason: 'sso-no-group', who: 'kim@quagga.example' }];
  await fake.deps.stores.sso.saveFailures(gone.companyId, { version: 0, failures: [] }, failures);
  await askFor(fake, gone.companyId);
  const before = await readOf(other);
  expect(before.length).toBeGreaterThan(20);
  waitForErasure(fake);
  await sweepAll(fake, gone.companyId);
  // A sweep that sent an email meanwhile counts it only now.
  await fake.deps.stores.companies.addUsage(gone.companyId, fake.now(), { emails: 1 });
  expect(await findNames(gone)).toEqual([]);
  expect(await readOf(other)).toEqual(before);
  const left = (await readStoredTexts(store)).filter(({ text }) => text.includes('QUAGGA'));
  const types = new Set(left.map(({ type }) => type));
  expect([...types].sort()).toEqual(['activity', 'certificate']);
  expect(await fake.deps.stores.registrations.totals()).toMatchObject({ approved: 1 });
  expect(await fake.deps.stores.registrations.read('REQ1111')).toBeNull();
});

test('counts what it erases exactly, wherever it is interrupted', async () => {
  const { fake, gone } = await start();
  await askFor(fake, gone.companyId);
  waitForErasure(fake);
  const copies = await readStoredTexts(store);
  const inSites = copies.filter(
    ({ text, type }) => text.includes('TENANT#QUAGGA#') && type !== 'site',
  );
  // Every third write of a sweep fails, and each sweep has time for a few steps.
  let writes = 0;
  const client = store.newClient();
  beforeCalls(client, ({ command }) => {
    const isWrite = /^(TransactWriteItems|BatchWriteItem)Command$/.test(command);
    if (isWrite && (writes += 1) % 3 === 0) throw new Error('killed');
  });
  const stores = createStores({ client, tableName: store.tableName, deadlineMs: 60_000 });
  const killed = { ...fake, deps: { ...fake.deps, stores } };
  let failed = 0;
  for (let sweeps = 0; sweeps < 200; sweeps += 1) {
    let steps = 3;
    failed += (await sweep(killed, () => (steps -= 1) >= 0)).failures.length;
    if ((await readCertificate(fake, gone.companyId))?.erasedAt) break;
  }
  expect(failed).toBeGreaterThan(5);
  expect(await findNames(gone)).toEqual([]);
  const { counts } = (await readCertificate(fake, gone.companyId))!;
  // The sites' own items, the driver's entry of the directory and passkey, two emailed links, the request, and of the company
  // its usage and logo.
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const messages = counts.messages ?? 0;
  expect(all - messages).toBe(inSites.length + 2 + 2 + 1 + 2);
  expect(counts).toMatchObject({ drivers: 1, jobs: 1, lists: 3, requests: 1 });
  client.destroy();
});

test('what is written late leaves nothing behind', async () => {
  const { fake, gone } = await start();
  const { stores } = fake.deps;
  await askFor(fake, gone.companyId);
  waitForErasure(fake);
  await sweep(fake);
  expect((await readCertificate(fake, gone.companyId))?.erasedAt).toBeNull();
  // Processes that read the site before it was taken away answer now.
  const { scope, employeeId, companyId, names } = gone;
  await stores.picks.save(scope, aPickList({ employeeId }), testEntry(fake.deps));
  const actor = { role: 'driver' as const, id: employeeId, name: names.driver };
  await stores.activity.append(scope, { ...testEntry(fake.deps), actor });
  await stores.credentials.endSessions(scope, { employeeId });
  await stores.system.countSignIn(scope, fake.now());
  const at = fake.now();
  const attempt = { id: fake.deps.ids.next(), at, outcome: 'entered', device: names.note };
  await stores.signIns.keep(scope, 'admin', attempt as never);
  const before = await readCertificate(fake, companyId);
  expect(await sweepAll(fake, companyId)).toBeGreaterThan(10);
  expect(await findNames(gone)).toEqual([]);
  const after = await readCertificate(fake, companyId);
  expect(after!.counts.lists).toBe(before!.counts.lists! + 2);
  expect((await stores.companies.summaries()).map((one) => one.companyId)).not.toContain(companyId);
});

test('a site leaves its company, whose other site stays', async () => {
  const { fake, gone } = await start();
  const { companyId, employeeId } = gone;
  const { sso } = fake.deps.stores;
  for (const siteId of ['NYC01', 'BOS02'])
    await sso.rememberAccount(companyId, `of ${siteId}`, { siteId, username: 'dan' });
  const failures = [{ at: fake.now(), reason: 'sso-no-group', who: 'dan@acme.test' }];
  await sso.saveFailures(companyId, { version: 0, failures: [] }, failures);
  await askFor(fake, companyId, 'NYC01');
  waitForErasure(fake);
  for (let sweeps = 0; sweeps < 30; sweeps += 1) await sweep(fake);
  expect(await readCertificate(fake, companyId, 'NYC01')).toMatchObject({
    ...{ siteIds: ['NYC01'], askedBy: 'admin', erasedAt: expect.any(String) },
    counts: { drivers: 1, jobs: 1 },
  });
  const texts = await readAll();
  expect(texts.filter((text) => text.includes(employeeId))).toEqual([]);
  const inSite = texts.filter((text) => text.includes('"pk":"TENANT#QUAGGA#NYC01'));
  expect(inSite).toHaveLength(1);
  expect(await sso.findAccount(companyId, 'of NYC01')).toBeNull();
  expect(await sso.findAccount(companyId, 'of BOS02')).not.toBeNull();
  expect((await sso.readFailures(companyId)).failures).toEqual([]);
  expect(texts.some((text) => text.includes('"pk":"TENANT#QUAGGA#BOS02#ACTIVITY'))).toBe(true);
  const summary = (await fake.deps.stores.companies.summaries()).find(
    (one) => one.companyId === companyId,
  );
  expect(summary).toMatchObject({ drivers: 0, jobs: 0, sites: [{ siteId: 'BOS02' }] });
  expect(await fake.deps.stores.people.companyAdmins(companyId)).toEqual([]);
  const site = { siteId: 'NYC01', name: 'Again', address: '1 Road', email: 'a@again.example' };
  const input = { companyId, ...site };
  expect(await addSite({ deps: fake.deps, access: await fake.asAdmin(), input })).toEqual({
    ...{ ok: false, error: { code: 'site-code-taken', siteId: 'NYC01' } },
  });
});

/** A sweep that runs `meanwhile` before its first write of the driver's entry in the directory. */
const sweepWith = async (
  fake: FakeSite,
  employeeId: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> => {
  const client = store.newClient();
  let isFirst = true;
  beforeCalls(client, async ({ command, input }) => {
    const isWrite = /Write|Delete|Put/.test(command);
    if (!isFirst || !isWrite || !JSON.stringify(input).includes(`EMPLOYEE#${employeeId}`)) return;
    isFirst = false;
    await meanwhile();
  });
  const stores = createStores({ client, tableName: store.tableName, deadlineMs: 60_000 });
  const { failures } = await sweep({ ...fake, deps: { ...fake.deps, stores } });
  client.destroy();
  expect(failures).toEqual([]);
  expect(isFirst).toBe(false);
};
const toSite = ({ scope }: { scope: SiteScope }, siteId: string) =>
  makeSiteScope({ ...scope, siteId }, scope.actor);
const addDriver = async ({ deps }: FakeSite, scope: SiteScope, employeeId: string) => {
  const { version } = await deps.stores.drivers.list(scope);
  const change = { expectedVersion: version, deletes: [], usage: { growth: 1, limit: 9 } };
  const puts = [aDriver({ employeeId })];
  expect(
    await deps.stores.drivers.commit(scope, { ...change, puts, entry: testEntry(deps) }),
  ).toMatchObject({ ok: true });
};

test('a driver who moves to another site while two workers erase theirs stays there', async () => {
  const { fake, gone } = await start();
  const { employeeId } = gone;
  const next = toSite(gone, 'BOS02');
  await askFor(fake, gone.companyId, 'NYC01');
  waitForErasure(fake);
  const findEntries = () => fake.deps.stores.directory.find(employeeId);
  await sweepWith(fake, employeeId, async () => {
    await sweep(fake);
    expect(await findEntries()).toEqual([]);
    await addDriver(fake, next, employeeId);
  });
  expect(await findEntries()).toMatchObject([{ siteId: 'BOS02' }]);
});

test('an ID that another site keeps for its erased driver stays kept', async () => {
  const { fake, gone } = await start();
  const { erasures } = fake.deps.stores;
  const employeeId = '7333333';
  const next = toSite(gone, 'BOS02');
  await addDriver(fake, next, employeeId);
  const begin = (scope: SiteScope, number: string) =>
    erasures.begin(scope, {
      ...{ employeeId, number, at: fake.now(), by: 'ada' },
      entry: testEntry(fake.deps),
    });
  // The other site has the driver, so that the ID is not kept for this erasure.
  expect(await begin(gone.scope, '9111111')).toEqual({ ok: true, value: null });
  expect(await begin(next, '9222222')).toEqual({ ok: true, value: null });
  const isKept = async () =>
    (await readAll()).some(
      (text) => text.includes(`EMPLOYEE#${employeeId}`) && /9222222/.test(text),
    );
  expect(await isKept()).toBe(true);
  await askFor(fake, gone.companyId, 'NYC01');
  const due = '2027-02-01T00:00:00.000Z';
  const overview = (await fake.deps.stores.companies.read(gone.companyId))!;
  const { tenantErasures } = fake.deps.stores;
  await tenantErasures.begin(overview, overview.erasures.asked[0]!, due);
  const context = { now: due, hasTime: () => true, toEntry: () => testEntry(fake.deps) };
  await tenantErasures.continue({ companyId: gone.companyId, siteId: 'NYC01' }, context);
  expect(await erasures.list(gone.scope)).toEqual([]);
  expect(await isKept()).toBe(true);
});

test('what this version cannot read is erased all the same', async () => {
  const { fake, gone } = await start();
  await askFor(fake, gone.companyId);
  waitForErasure(fake);
  const put = (Item: Record<string, unknown>) =>
    store.client.send(new PutCommand({ TableName: store.tableName, Item }));
  const passkeys = { passkeys: [{ id: 'Newer-passkey', kind: 'newer' }, 'newest'] };
  const broken = { text: erased, sessionVersion: 'newer' };
  const passkey = toPasskeyItem('Newer-passkey', gone.scope, {
    ...{ employeeId: '7444444', since: fake.now() },
  });
  await put(passkey);
  const credential = credentialKey(gone.scope, '7444444');
  await put({ ...credential, type: 'credential', ...broken, passkeys });
  await put({ ...erasureKey(gone.scope, '9333333'), type: 'erasure', ...broken });
  await put(toReservedItem(gone.scope, '9333333', '9333333'));
  await put({ ...adminKey(gone.scope, 'newer'), type: 'admin', ...broken, email: 7 });
  await put({ ...activityKey(defaultTenant, '00'), type: 'activity', event: { code: 'newer' } });
  const request = (await readStoredTexts(store)).find(
    ({ type, text }) => type === 'processed-registration' && text.includes(erased),
  );
  await put({ ...(JSON.parse(request!.text) as object), status: 'newer' });
  await sweepAll(fake, gone.companyId);
  expect(await findNames(gone)).toEqual([]);
  expect(await readOf(passkey.pk)).toEqual([]);
  expect(await readOf('EMPLOYEE#9333333')).toEqual([]);
  expect(await fake.deps.stores.registrations.read('REQ1111')).toBeNull();
});

test('an earlier backup cannot bring an erased company back', async () => {
  const { fake, gone } = await start();
  await askFor(fake, gone.companyId);
  waitForErasure(fake);
  await sweepAll(fake, gone.companyId);
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  const backup = createTenantBackup(db);
  await expect(backup.begin(gone.scope, 'digest')).rejects.toThrow('was erased');
});
