import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { defaultTableName } from '~/app/store/table/table';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { PickList } from '~/domain/picks/pick-list';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import { startEmbeddedStore } from '~/infra/local/store/embedded-store';
import { ensureTable } from '~/infra/local/store/ensure-table';
import {
  httpClient,
  loginAsAdmin,
  signedInAdmin,
  signedInDriver,
  type HttpClient,
} from '~/tests/support/http';
import { sha256 } from '~/tests/support/sha256';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

/**
 * All items of a table that an earlier version (commit 4130d51) wrote, one per line. On a test server with the
 * sample site, four drivers and two administrators had used the pages until the night after both awards, of
 * jobs and of vacation weeks, were published. The passwords are invented.
 */
const fixture = new URL('fixtures/old-data.jsonl.gz', import.meta.url);
const writtenUntil = '2026-11-25T20:02:00.000Z';

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const acme = { companyId: 'ACME', siteId: 'NYC01' };
const scope = makeTestScope(tenant);
const periodId = '2026-W49';
const [john, maria, david, sarah] = ['1234567', '2345678', '3456789', '4567890'] as const;

const readItems = (): Record<string, AttributeValue>[] =>
  gunzipSync(readFileSync(fixture))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) =>
      JSON.parse(line, (_, value: unknown) =>
        value && typeof value === 'object' && 'base64' in value
          ? Buffer.from(String(value.base64), 'base64')
          : value,
      ),
    );

const fillFolder = async (dataDir: string) => {
  const { endpoint, stop } = await startEmbeddedStore({ dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  await ensureTable({ client, tableName: defaultTableName });
  const items = readItems();
  while (items.length > 0) {
    const puts = items.splice(0, 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [defaultTableName]: puts } }));
  }
  client.destroy();
  await stop();
};

const dataDir = mkdtempSync(join(tmpdir(), 'old-data-'));
await fillFolder(dataDir);
const server = await startTestServer(
  { SEED: 'sample' },
  { keptIn: dataDir, startAt: writtenUntil },
);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const stores = () => server.platform.deps.stores;
const readText = async (response: Response) => (await response.text()).replace(/<!-- -->/g, '');

test('reads picks of jobs and weeks with every save and its receipt', async () => {
  const { picks, vacationPicks } = stores();
  const readJobs = ({ employeeId, receiptNumber, jobIds }: PickList) => [
    employeeId,
    receiptNumber,
    ...jobIds,
  ];
  const readWeeks = ({ employeeId, receiptNumber, weekIds }: VacationPicks) => [
    employeeId,
    receiptNumber,
    ...weekIds,
  ];
  expect((await picks.list(scope)).map(readJobs)).toEqual([
    [john, 'YWXE-NPMY', 'J002', 'J001'],
    [maria, 'CB4K-H0Q5', 'J002', 'J005', 'J003'],
    [david, 'VVG8-QT0T', 'J002', 'J005'],
  ]);
  expect((await picks.history(scope, john, 10)).map(readJobs)).toEqual([
    [john, 'YWXE-NPMY', 'J002', 'J001'],
    [john, 'CM58-HN4P', 'J001'],
  ]);
  const weekPicks = await vacationPicks.list(scope);
  expect(weekPicks.map(readWeeks)).toEqual([
    [john, 'CE04-XG6J', 'W101', 'W102'],
    [maria, 'VA3R-ZCD7', 'W102', 'W101'],
    [david, 'PTCZ-SP90', 'W101', 'W103'],
  ]);
  // The version of the product that wrote this also stored weeks that others held; today they are found when awarding.
  expect(weekPicks[1]).toMatchObject({ givenUp: ['W102'] });
  expect(weekPicks[1]).not.toHaveProperty('struck');
  expect((await vacationPicks.history(scope, maria, 10)).map(readWeeks)).toEqual([
    [maria, 'VA3R-ZCD7', 'W102', 'W101'],
    [maria, 'DMYB-3JXH', 'W102', 'W101'],
  ]);
});

test('reads manual assignments, claims, the email address and the rosters', async () => {
  const { manual, weeks, claims, contacts, drivers, jobs } = stores();
  expect(await manual.list(scope, periodId)).toMatchObject([
    { driverId: sarah, jobId: 'J003', by: 'admin', note: 'Knows the gate' },
  ]);
  expect(await weeks.manual(scope)).toMatchObject([{ driverId: sarah, weekId: 'W103' }]);
  expect(await claims.list(scope, periodId)).toMatchObject([
    { employeeId: maria, jobId: 'J002', text: 'I am back from leave', state: 'open' },
    { employeeId: david, state: 'denied', answer: { reason: 'Seniority decides', by: 'admin' } },
  ]);
  expect(await contacts.get(scope, maria)).toMatchObject({ email: 'maria@drivers.test' });
  const lists = [await drivers.list(scope), await jobs.list(scope)];
  expect(lists.map(({ items }) => items.length)).toEqual([5, 5]);
  expect((await weeks.list(scope)).map(({ weekId }) => weekId)).toContain('W103');
});

test('verifies published awards of jobs and weeks', async () => {
  const admin = await signedInAdmin(server.url, masterPassword);
  const verify = async (path: string) => {
    const verified = verifyAward(await (await admin.get(path)).json(), sha256);
    return verified.ok ? verified.value.digest : verified.error;
  };
  expect(await verify('/admin/final-assignments/record')).toMatch(/^42e20537af56/);
  expect(await verify('/admin/final-vacation-assignments/record')).toMatch(/^81d52a33c9fa/);
});

test('lets drivers sign in as before and see their outcome', async () => {
  const client = await signedInDriver(server.url, tenant, maria);
  const jobPage = await readText(await client.get('/driver-preferences'));
  for (const text of ['Your job: J005', 'went to seniority 1, who ranked it 1', 'CB4K-H0Q5'])
    expect(jobPage).toContain(text);
  const weekPage = await readText(await client.get('/driver-vacation'));
  for (const text of ['Your vacation week: W102', 'You gave up this week', 'VA3R-ZCD7'])
    expect(weekPage).toContain(text);
  const wrong = await httpClient(server.url).post('/driver-login', {
    ...tenant,
    employeeId: john,
    password: 'a wrong password',
  });
  expect(wrong.status).toBe(401);
  await signedInDriver(server.url, tenant, john, 'violin harbour');
});

test('lets an administrator sign in with the same password and read the activity', async () => {
  const firstPassword = 'a first password of ACME';
  const refused = await loginAsAdmin(httpClient(server.url), firstPassword, acme);
  expect(refused.status).toBe(401);
  const admin = await signedInAdmin(server.url, 'a password kept for years', acme);
  const log = await readText(await admin.get('/admin/activity-log'));
  for (const text of ['Imported 1 driver', 'Changed their password']) expect(log).toContain(text);
  const entries = await stores().activity.latest(scope, 100);
  const events = entries.map(({ event }) => event);
  expect(events).toContainEqual({
    code: 'text',
    text: 'Denied the claim of David Johnson (3456789) about job J002 for 2026-W49; reason: Seniority decides',
  });
  expect(events.at(-1)).toEqual({ code: 'text', text: 'Added the sample vacation weeks' });
});

test('answers an open claim, then accepts saves in a new period and a new portal', async () => {
  const admin = await signedInAdmin(server.url, masterPassword);
  const client = await signedInDriver(server.url, tenant, david);
  const send = async (who: HttpClient, path: string, form: Record<string, string | string[]>) =>
    expect((await who.post(path, form)).status).toBe(303);
  const [{ id: claimId } = { id: '' }] = await stores().claims.list(scope, periodId);
  const answer = { intent: 'deny', claimId, reason: 'Seniority decides' };
  await send(admin, '/admin/dispute-resolution', answer);
  await send(admin, '/admin/dashboard', { intent: 'start-next-period', endsClaims: '1' });
  await send(client, '/driver-preferences', { intent: 'save', pick: ['J005', 'J002'] });
  expect(await stores().picks.get(scope, david)).toMatchObject({ jobIds: ['J005', 'J002'] });
  expect(await stores().picks.history(scope, david, 10)).toHaveLength(2);
  await send(admin, '/admin/vacation-dashboard', { intent: 'open-portal' });
  await send(client, '/driver-vacation', { intent: 'save', pick: 'W103' });
  expect(await stores().vacationPicks.get(scope, david)).toMatchObject({ weekIds: ['W103'] });
});
