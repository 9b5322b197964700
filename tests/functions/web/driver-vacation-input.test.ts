import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, type HttpClient, signedInAdmin } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

let server: TestServer;
/** Robin's browser. The tests share it, because a new sign-in for each test would be throttled. */
let client: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'sample' });
  await offerWeeks(server, { count: 90, slots: 1000 });
  for (const driver of ['1234567', '2345678', '3456789'])
    await assignByHand(server, driver, 'W003');
  client = await signedIn();
});
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);
const robin = '4567890';
const notAllowed = 'The request was incomplete or not allowed. Nothing was changed.';
const readPage = async (response: Response) => (await response.text()).replace(/<!-- -->/g, '');
const stored = async () => {
  const { vacationPicks, activity } = server.platform.deps.stores;
  return { picks: await vacationPicks.list(scope), entries: await activity.latest(scope, 100) };
};
const signedIn = async (): Promise<HttpClient> => {
  const client = httpClient(server.url);
  const response = await client.post('/driver-login', { ...tenant, employeeId: robin });
  expect(response.status).toBe(303);
  return client;
};
const weekIds = Array.from({ length: 90 }, (_, n) => `W${String(n + 1).padStart(3, '0')}`);

test("refuses the vacation pages without a session, with a forged one and with an administrator's", async () => {
  const forged = httpClient(server.url);
  forged.cookies.set('driver', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMjM0NTY3In0.');
  const admin = await signedInAdmin(server.url, masterPassword);
  const before = await stored();
  for (const stranger of [httpClient(server.url), forged, admin]) {
    for (const path of ['', '/print', '/history', '/calendar.ics']) {
      const response = await stranger.get(`/driver-vacation${path}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    }
    const save = await stranger.post('/driver-vacation', { intent: 'save', pick: 'W002' });
    expect([save.status, save.headers.get('location')]).toEqual([302, '/']);
  }
  expect((await stored()).picks).toEqual(before.picks);
});

test('stores nothing and serves no calendar before the portal opens', async () => {
  const before = await stored();
  const save = await client.post('/driver-vacation', { intent: 'save', pick: 'W002' });
  expect(save.status).toBe(409);
  expect(await readPage(save)).toContain('You can no longer submit vacation preferences.');
  expect(await stored()).toEqual(before);
  expect((await client.get('/driver-vacation/calendar.ics')).status).toBe(404);
  await openVacations(server, '2026-11-23T15:00');
});

const save = (pick: string | string[]) => ({ intent: 'save', pick });
const badSaves: [string, Record<string, string | string[]>, number, string][] = [
  ['no button', { pick: 'W002' }, 400, notAllowed],
  ['an unknown button', { intent: 'claim', pick: 'W002' }, 400, notAllowed],
  [
    'the claim of a page of the previous release before a result',
    { intent: 'claim', jobId: 'W002', text: 'x' },
    409,
    'The deadline to file a claim about this result has passed.',
  ],
  ['two buttons', { intent: ['save', 'save'], pick: 'W002' }, 400, notAllowed],
  ['an unknown week', save(['W002', 'W999']), 422, 'Week W999 is not offered.'],
  ['a week twice', save(['W002', 'W002']), 422, 'Week W002 is in your list twice.'],
  ['an empty pick', save(''), 422, 'is not offered.'],
  ['a name of every object', save('__proto__'), 422, 'Week __proto__ is not offered.'],
  [
    'a script',
    save('<script>alert(1)</script>'),
    422,
    'Week &lt;script&gt;alert(1)&lt;/script&gt; is not offered.',
  ],
  ['a giving up of nothing', { intent: 'give-up' }, 400, notAllowed],
  ['a giving up of a long name', { intent: 'give-up', weekId: 'W'.repeat(41) }, 400, notAllowed],
  [
    'a giving up while the portal is open',
    { intent: 'give-up', weekId: 'W002' },
    409,
    'The vacation portal is open. Save a new list of picks instead.',
  ],
  ['5,000 picks', save(Array.from({ length: 5_000 }, (_, n) => `W${n}`)), 422, 'is not offered.'],
];

test.each(badSaves)('refuses a save with %s and stores nothing', async (_, form, status, text) => {
  const before = await stored();
  const response = await client.post('/driver-vacation', form);
  expect(response.status).toBe(status);
  expect(await readPage(response)).toContain(text);
  expect(await stored()).toEqual(before);
});

test("shows the plain page for an invalid URL or another driver's draft", async () => {
  const page = await client.get(
    '/driver-vacation?sort=remainingSlots:sideways&all=2&draft=theirs&pick=W001&edit=fly:W001',
  );
  expect(page.status).toBe(200);
  expect(await readPage(page)).toContain('Your list is empty');
  const edited = await client.get('/driver-vacation?edit=add:W999');
  const followed = await client.get(edited.headers.get('location') ?? '');
  expect(await readPage(followed)).toContain('Your list is empty');
});

test('shows and saves 90 weeks of up to 1,000 slots', async () => {
  const shown = await readPage(await client.get('/driver-vacation?all=1'));
  expect(shown.match(/aria-label="Add W\d{3}"/g)).toHaveLength(90);
  expect(shown).toContain('997 of 1000 slots left');
  expect(shown).not.toContain('1234567');
  const saved = await client.post('/driver-vacation', { intent: 'save', pick: weekIds });
  expect(saved.status).toBe(303);
  const { vacationPicks } = server.platform.deps.stores;
  expect((await vacationPicks.get(scope, robin))?.weekIds).toEqual(weekIds);
  const empty = await client.post('/driver-vacation', { intent: 'save' });
  expect(empty.status).toBe(303);
  expect(await readPage(await client.get('/driver-vacation'))).toContain(
    'You saved an empty preference list. No vacation week will be assigned based on preferences.',
  );
  await client.post('/driver-vacation', { intent: 'save', pick: ['W003', 'W002'] });
});

test('refuses a save after the closure and keeps the previous list', async () => {
  server.clock.moveTo('2026-11-23T20:00:00.000Z');
  client = await signedIn();
  const before = await stored();
  const late = await client.post('/driver-vacation', { intent: 'save', pick: 'W001' });
  expect(late.status).toBe(409);
  expect(await readPage(late)).toContain('Vacation Portal Closed');
  expect((await stored()).picks).toEqual(before.picks);
});

test('serves a driver only their own calendar file, with its type', async () => {
  server.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(server);
  const response = await client.get('/driver-vacation/calendar.ics?emplid=1234567');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  expect(text).toContain('Vacation week W003');
  expect(text).not.toContain(robin);
});
