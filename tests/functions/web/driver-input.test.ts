import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import type { SaveAnswer } from '~/domain/picks/waiting-save';
import { minuteMs } from '~/domain/time/time-units';
import { openPortal } from '~/domain/vacation/vacation-portal';
import { httpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);
const john = '1234567';
const notAllowed = 'The request was incomplete or not allowed. Nothing was changed.';
const readPage = async (response: Response) => (await response.text()).replace(/<!-- -->/g, '');
const stored = async () => {
  const { picks, activity } = server.platform.deps.stores;
  return { picks: await picks.list(scope), entries: await activity.latest(scope, 100) };
};
const signedIn = (employeeId = john) => signedInDriver(server.url, tenant, employeeId);

test('refuses background requests of a page that belongs to another driver', async () => {
  const client = await signedIn();
  const keyOn = async () =>
    /name="page" value="([^"]+)"/.exec(
      await readPage(await client.get('/driver-preferences')),
    )![1]!;
  const ask = (page: string) =>
    client.get('/driver-preferences/standing/now', { 'page-key': page });
  const johns = await keyOn();
  expect((await ask(johns)).status).toBe(200);
  const maria = { ...tenant, employeeId: '2345678' };
  expect((await client.post('/driver-login', maria)).status).toBe(303);
  expect((await ask(johns)).status).toBe(409);
  expect((await ask(await keyOn())).status).toBe(200);
});

test('tells an open page whose windows it would show, without extending the session', async () => {
  const client = await signedIn();
  const ask = async (one = client) => {
    const answer = await one.get('/driver-preferences/window');
    expect(answer.headers.getSetCookie()).toEqual([]);
    return ((await answer.json()) as { key: string }).key;
  };
  const shown = /\\"windowKey\\",\\"(\w+)\\"/;
  const page = await (await client.get('/driver-preferences')).text();
  const first = await ask();
  expect(page).toMatch(shown);
  expect(shown.exec(page)![1]).toBe(first);
  server.clock.advance(5 * minuteMs);
  expect(await ask()).toBe(first);
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(scope);
  await sites.save(scope, { ...site!, vacation: openPortal(site!.vacation) }, []);
  expect(await ask()).not.toBe(first);
  const other = await signedIn('2345678');
  expect(await ask(other)).not.toBe(await ask());
  server.clock.advance(30 * minuteMs);
  expect((await client.get('/driver-preferences/window')).status).toBe(302);
});

test('refuses a save over a list that was saved elsewhere, and a receipt that is none', async () => {
  const client = await signedIn();
  const save = (fields: Record<string, string>) =>
    client.post('/driver-preferences', { intent: 'save', ...fields });
  const pick = 'J002';
  expect((await save({ pick })).status).toBe(303);
  const before = await stored();
  const other = { pick: 'J003', seenReceipt: 'AAAA-0001' };
  const refused = await save(other);
  expect(refused.status).toBe(409);
  expect(await readPage(refused)).toContain('Another list was saved since');
  expect((await save({ ...other, over: 'AAAA-0002' })).status).toBe(409);
  expect((await save({ ...other, seenReceipt: 'A'.repeat(41) })).status).toBe(400);
  expect((await save({ ...other, seenReceipt: '' })).status).toBe(409);
  expect(await stored()).toEqual(before);
  const over = before.picks.find(({ employeeId }) => employeeId === john)!.receiptNumber;
  expect((await save({ ...other, over })).status).toBe(303);
});

test('answers a save that waited on a phone with what is stored, once and only in time', async () => {
  const client = await signedIn();
  const send = (fields: Record<string, string>) =>
    client.post('/driver-preferences/waiting-save', { pick: 'J002', ...fields });
  const before = (await stored()).picks.find(({ employeeId }) => employeeId === john);
  const seenReceipt = before?.receiptNumber ?? '';
  const saved = await send({ pick: 'J004', seenReceipt });
  const answer = (await saved.json()) as SaveAnswer;
  expect(answer).toMatchObject({ stored: { ids: ['J004'] }, refusal: null });
  expect(await (await send({ pick: 'J004', seenReceipt })).json()).toEqual(answer);
  const elsewhere = await send({ pick: 'J003', seenReceipt });
  expect(elsewhere.status).toBe(409);
  const { stored: counts } = answer;
  expect(await elsewhere.json()).toMatchObject({
    ...{ stored: counts, refusal: { code: 'saved-elsewhere' } },
  });
  const other = await send({ pick: 'J003', seenReceipt: counts!.receiptNumber, page: 'another' });
  expect(await other.json()).toMatchObject({ refusal: { code: 'page-of-another' } });
  expect((await send({ pick: 'J003' })).status).toBe(400);
  expect((await client.get('/driver-preferences/waiting-save')).status).toBe(204);
});

test('counts no attempt against another driver from a page left open', async () => {
  const client = await signedIn();
  const path = '/driver-preferences/password';
  const pageKey = /name="page" value="([^"]+)"/.exec(await readPage(await client.get(path)))![1]!;
  const maria = { ...tenant, employeeId: '2345678' };
  expect((await client.post('/driver-login', maria)).status).toBe(303);
  const chosen = { code: 'AAAA-AAAA', password: 'violin harbour', repeated: 'violin harbour' };
  const refused = await client.post(path, { intent: 'password', ...chosen, page: pageKey });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, path]);
  expect(await readPage(await client.get(path))).toContain('another driver has signed in here');
  expect((await client.post(path, { intent: 'password', ...chosen })).status).toBe(401);
});

const badIds: [string, string, string, string][] = [
  ['nothing', '', 'Please enter your Employee ID', 'Please enter your Employee ID.'],
  ...['123', '12345678', '123456a', '１２３４５６７', "1' OR 1", '<script>'].map(
    (id): [string, string, string, string] => [
      id,
      id,
      'Employee ID must be exactly 7 characters',
      'Employee ID must be exactly 7 characters',
    ],
  ),
];

test.each(badIds)(
  'refuses the employee ID "%s" on every sign-in page',
  async (_, id, home, login) => {
    const client = httpClient(server.url);
    const ways: [Promise<Response>, string][] = [
      [client.post('/?index', { employeeId: id }), home],
      [client.post('/s/DEFAULT/MAIN', { employeeId: id }), home],
      [client.post('/driver-login', { ...tenant, employeeId: id }), login],
    ];
    // Not with an empty ID, which is redirected to a URL without a query instead of refused.
    if (id !== '')
      ways.push([client.get(`/driver-login?${new URLSearchParams({ emplid: id })}`), login]);
    for (const [asked, text] of ways) {
      const response = await asked;
      expect(response.status).toBe(400);
      expect(await readPage(response)).toContain(`>${text}<`);
    }
    expect(client.cookies.size).toBe(0);
  },
);

test('redirects a login page without an ID to a clean URL with an error', async () => {
  const client = httpClient(server.url);
  const query = 'emplid=&empid=+&c=DEFAULT&s=MAIN';
  const opened = await client.get(`/driver-login?${query}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    '/driver-login?c=DEFAULT&s=MAIN',
  ]);
  const page = await readPage(await client.get('/driver-login?c=DEFAULT&s=MAIN'));
  expect(page).toContain('Please enter your Employee ID.');
});

test('ignores a forged host in the link of a site', async () => {
  const client = await signedInAdmin(server.url, masterPassword);
  const { port } = new URL(server.url);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await new Promise<string>((read, failed) => {
    request(
      { port, path: '/admin/site-link', headers: { host: 'evil.example', cookie } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => read(text));
      },
    )
      .on('error', failed)
      .end();
  });
  expect(page).toContain('/s/DEFAULT/MAIN');
  expect(page).not.toContain('evil.example');
});

test('reports an unknown employee ID and gives no session', async () => {
  const client = httpClient(server.url);
  const home = await client.post('/?index', { employeeId: '9999999' });
  const asked = await client.get('/driver-login?emplid=9999999');
  const signIn = await client.post('/driver-login', { ...tenant, employeeId: '9999999' });
  const recognized = 'Your Employee ID was not recognized or is not yet active for scheduling.';
  expect([home.status, asked.status, signIn.status]).toEqual([404, 404, 404]);
  expect(await readPage(home)).toContain(recognized);
  expect(await readPage(asked)).toContain('We couldn&#x27;t find that Employee ID.');
  expect(client.cookies.size).toBe(0);
});

test.each([
  ['another company', { companyId: 'OTHER' }, 404],
  ['another site', { siteId: 'OTHER' }, 404],
  ['a tenant that contains a key', { companyId: 'DEFAULT#MAIN', siteId: '#' }, 400],
  ['no tenant', { companyId: '', siteId: '' }, 400],
  ['two ids', { employeeId: [john, '7654321'] }, 400],
  ['an oversized password', { password: 'x'.repeat(300) }, 400],
])('gives no session for signing in with %s', async (_, wrong, status) => {
  const client = httpClient(server.url);
  const response = await client.post('/driver-login', { ...tenant, employeeId: john, ...wrong });
  expect(response.status).toBe(status);
  expect(client.cookies.size).toBe(0);
});

test("refuses a driver's pages without a session, with a forged one and with an administrator's", async () => {
  const forged = httpClient(server.url);
  forged.cookies.set('driver', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMjM0NTY3In0.');
  const admin = await signedInAdmin(server.url, masterPassword);
  const before = await stored();
  for (const client of [httpClient(server.url), forged, admin]) {
    for (const path of ['/driver-preferences', '/driver-preferences/print']) {
      const response = await client.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    }
    const save = await client.post('/driver-preferences', { intent: 'save', pick: 'J002' });
    expect([save.status, save.headers.get('location')]).toEqual([302, '/']);
  }
  expect((await stored()).picks).toEqual(before.picks);
});

const save = (pick: string | string[]) => ({ intent: 'save', pick });
const badSaves: [string, Record<string, string | string[]>, number, string][] = [
  ['no button', { pick: 'J002' }, 400, notAllowed],
  ['an unknown button', { intent: 'delete-all', pick: 'J002' }, 400, notAllowed],
  ['an unknown job', save(['J002', 'J999']), 422, 'Job J999 is not offered to you.'],
  ['an airport job without certification', save('J001'), 422, 'Job J001 is not offered to you.'],
  ['a job twice', save(['J002', 'J002']), 422, 'Job J002 is in your list twice.'],
  ['an empty pick', save(''), 422, 'is not offered to you.'],
  ['a name of every object', save('__proto__'), 422, 'Job __proto__ is not offered to you.'],
  [
    'a script',
    save('<script>alert(1)</script>'),
    422,
    'Job &lt;script&gt;alert(1)&lt;/script&gt; is not offered',
  ],
  [
    '5,000 picks',
    save(Array.from({ length: 5_000 }, (_, i) => `J${i}`)),
    422,
    'A list can hold up to',
  ],
];

test.each(badSaves)('refuses a save with %s and stores nothing', async (_, form, status, text) => {
  const client = await signedIn('4567890');
  const before = await stored();
  const response = await client.post('/driver-preferences', form);
  expect(response.status).toBe(status);
  expect(await readPage(response)).toContain(text);
  expect(await stored()).toEqual(before);
});

test('refuses a save after the cutoff and keeps the previous list', async () => {
  const client = await signedIn();
  expect((await client.post('/driver-preferences', { intent: 'save', pick: 'J002' })).status).toBe(
    303,
  );
  const before = await stored();
  const { site } = await server.platform.deps.stores.sites.read(tenant);
  server.clock.moveTo(site!.window.closesAt.instant);
  await client.post('/driver-login', { ...tenant, employeeId: john });
  const late = await client.post('/driver-preferences', { intent: 'save', pick: 'J003' });
  expect(late.status).toBe(409);
  expect(await readPage(late)).toContain(
    'The selection deadline has passed. Your last saved picks count.',
  );
  expect((await stored()).picks).toEqual(before.picks);
});
