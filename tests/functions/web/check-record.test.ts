import { afterAll, expect, test } from 'vitest';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { verifyAward } from '~/domain/award/record/verify-award';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, publishWeeks } from '~/tests/support/vacations';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());
await offerWeeks(server, { count: 5, slots: 2 });
await assignByHand(server, '4567890', 'W003');

const path = '/driver-vacation/check-record';
const signIn = (employeeId: string) => signedInDriver(server.url, defaultTenant, employeeId);

test('serves no record before anything is published, nor to those who are no driver', async () => {
  const driver = await signIn('4567890');
  expect((await driver.get(path)).status).toBe(404);
  expect((await driver.get('/driver-preferences/check-record')).status).toBe(404);
  const admin = await signedInAdmin(server.url, masterPassword);
  for (const stranger of [httpClient(server.url), admin]) {
    const refused = await stranger.get(path);
    expect([refused.status, refused.headers.get('location')]).toEqual([302, '/']);
  }
});

test('serves the record without people, compressed or not, and keeps it out of every cache', async () => {
  await publishWeeks(server);
  const driver = await signIn('4567890');
  const zipped = await driver.get(path, { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(zipped.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'content-disposition': 'attachment; filename="award-vacation-v1-numbers.json"',
    'cache-control': 'no-store',
    'driver-number': '4',
  });
  const plain = await driver.get(path, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const [text, same] = [await zipped.text(), await plain.text()];
  expect(same).toBe(text);
  const scope = makeTestScope(defaultTenant);
  const { items } = await server.platform.deps.stores.drivers.list(scope);
  expect(items.length).toBe(5);
  for (const { employeeId, name } of items) {
    expect(text).not.toContain(employeeId);
    expect(text).not.toContain(name);
  }
  const record = JSON.parse(text) as AwardRecord;
  expect(record.output.vacations).toEqual([
    { weekId: 'W003', driverId: '0004', assignmentType: 'manual' },
  ]);
  expect(verifyAward(record, server.platform.deps.sha256).ok).toBe(true);
  const page = await (await driver.get('/driver-vacation')).text();
  expect(page).toContain(record.digest);
});

test('asks a driver who downloads the record without end to wait', async () => {
  const driver = await signIn('3456789');
  for (let time = 0; time < 20; time += 1) expect((await driver.get(path)).status).toBe(200);
  const refused = await driver.get(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
